import { readFile } from 'node:fs/promises';

/** Returns the resident memory of a process in MiB: the current value and the peak. */
export async function residentMemory({
  pid,
}: {
  pid?: number | undefined;
}): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (key: string) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
