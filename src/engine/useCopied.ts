'use client';
import { useEffect, useState } from 'react';

const COPIED_FEEDBACK_MS = 3_000;

/** Whether a text was copied in the last three seconds, and a function that calls `copy` and notes its success. */
export function useCopied(copy: () => Promise<boolean>): readonly [isCopied: boolean, copy: () => void] {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setCopies, COPIED_FEEDBACK_MS, 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each copy starts the time again
  }, [copies]);

  async function copyAndNote(): Promise<void> {
    if (await copy()) setCopies(copies + 1);
  }

  return [copies > 0, () => void copyAndNote()];
}
