import { readFile } from 'node:fs/promises';

/** MiB of memory that a process holds, and the most it ever held. */
export async function residentMemory({
  pid,
}: {
  pid?: number | undefined;
}): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (key: string) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
