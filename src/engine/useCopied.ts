'use client';
import { useEffect, useRef, useState } from 'react';

const COPIED_FEEDBACK_MS = 3_000;

/** Whether a text was copied in the last three seconds, and a function that calls `copy` and notes its success. */
export function useCopied(copy: () => Promise<boolean>): readonly [isCopied: boolean, copy: () => void] {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copyAndNote(): Promise<void> {
    if (!(await copy())) return;
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(setIsCopied, COPIED_FEEDBACK_MS, false);
  }

  return [isCopied, () => void copyAndNote()];
}
