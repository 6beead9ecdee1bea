;;; session.el --- A session in Emacs with motionbook's server, by eglot  -*- lexical-binding: t; -*-
;; A script is colored, its mistake is seen, a name is renamed. Run by scripts/test-editors.
;;; Code:
(dolist (folder (file-expand-wildcards "/usr/share/emacs/site-lisp/elpa/*"))
  (add-to-list 'load-path folder))
(let ((scratch (getenv "SCRATCH")))
  (add-to-list 'load-path (concat scratch "/editors/emacs"))
  (require 'motion-mode)
  (require 'eglot)
  (setq eglot-sync-connect 30)

  (defun check (what holds seen)
    (message "%s: %s" (if holds "ok" "failed") what)
    (unless holds
      (message "%S" seen)
      (kill-emacs 1)))

  (setcdr (assoc '(markdown-mode motion-mode) eglot-server-programs)
          (list (getenv "MOTIONBOOK") "lsp"))
  (let ((script (concat scratch "/c.motion")))
    (write-region "view box frame (0, 0, 10, 10)\n\nprint \"é😀\" + boxx\n" nil script)
    (find-file script))
  (check "a script is known by its name" (eq major-mode 'motion-mode) major-mode)
  (font-lock-ensure)
  (check "a verb has its color" (eq (get-text-property 1 'face) 'font-lock-function-name-face)
         (get-text-property 1 'face))
  (call-interactively #'eglot)
  (check "the server runs" (eglot-current-server) nil)
  (let ((deadline (+ (float-time) 30)))
    (while (and (< (float-time) deadline) (null (flymake-diagnostics)))
      (accept-process-output nil 0.1)))
  (let ((found (mapcar (lambda (each)
                         (buffer-substring-no-properties
                          (flymake-diagnostic-beg each) (flymake-diagnostic-end each)))
                       (flymake-diagnostics))))
    (check "a mistake marks its word" (equal found '("boxx")) found))
  (goto-char 7)
  (eglot-rename "card")
  (check "a name is renamed" (string-prefix-p "view card frame" (buffer-string)) (buffer-string))
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server)))
;;; session.el ends here
