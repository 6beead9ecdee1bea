#include "Private.hpp"

#include <functional>

/// Both orders of a pair are equal; a destroyed body is only compared, never dereferenced.
static bool isOrdered(const b2Body *a, const b2Body *b) {
  return std::less<const b2Body *>()(a, b);
}

int32_t PairIndex::find(const b2Body *a, const b2Body *b) const {
  if (count == 0) return -1;
  if (!isOrdered(a, b)) std::swap(a, b);
  const Slot &slot = slots[place(a, b)];
  return slot.round == round ? slot.event : -1;
}

void PairIndex::set(const b2Body *a, const b2Body *b, int32_t event) {
  if (2 * (count + 1) > slots.size()) grow();
  if (!isOrdered(a, b)) std::swap(a, b);
  Slot &slot = slots[place(a, b)];
  if (slot.round != round) ++count;
  slot = Slot{a, b, round, event};
}

void PairIndex::clear() {
  if (count == 0) return;
  count = 0;
  // The number of a round recurs after 2^32 frames; no slot of the first may be left then.
  if (++round == 0) {
    slots.assign(slots.size(), Slot{nullptr, nullptr, 0, -1});
    round = 1;
  }
}

/// Returns the slot of an ordered pair, or the empty one where it belongs.
size_t PairIndex::place(const b2Body *a, const b2Body *b) const {
  const size_t mask = slots.size() - 1;
  uint64_t hash = reinterpret_cast<uintptr_t>(a) * 0x9E3779B97F4A7C15u;
  hash = (hash ^ (hash >> 29) ^ reinterpret_cast<uintptr_t>(b)) * 0xBF58476D1CE4E5B9u;
  size_t index = static_cast<size_t>(hash >> 32) & mask;
  while (slots[index].round == round && (slots[index].a != a || slots[index].b != b)) {
    index = (index + 1) & mask;
  }
  return index;
}

void PairIndex::grow() {
  std::vector<Slot> old(slots.empty() ? 64 : 2 * slots.size(), Slot{nullptr, nullptr, 0, -1});
  old.swap(slots);
  for (const Slot &slot : old) {
    if (slot.round == round) slots[place(slot.a, slot.b)] = slot;
  }
}
