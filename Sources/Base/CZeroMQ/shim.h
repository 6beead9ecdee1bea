// ZeroMQ's sockets and libsodium's signatures.
#ifndef MOTIONBOOK_CZEROMQ_SHIM_H
#define MOTIONBOOK_CZEROMQ_SHIM_H

#include <errno.h>
#include <sodium.h>
#include <zmq.h>

#endif
