import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../programs/findProgram.js';
import type { Journeys } from './serveJourneys.js';

export type BrowserName = 'firefox' | 'chromium';

/** A visitor who uses the keyboard, and hears what Orca says. */
export interface ScreenReader {
  /** Opens the page with this query. Returns what was said. */
  open: (query: Readonly<Record<string, string>>) => Promise<string>;
  /**
   * Presses a key, waits for a text, then for silence. Returns what was said.
   *
   * @param text the last text to wait for. Without it, the silence is shorter.
   */
  press: (key: string, text?: string) => Promise<string>;
  /** Types a text. Returns what was said. */
  type: (text: string, awaited?: string) => Promise<string>;
  /** Presses Tab until a control with this name is announced. Returns what was said then. */
  tabTo: (name: string) => Promise<string>;
  /** Waits for a text without pressing a key. Returns what was said since the last call. */
  hear: (text: string, seconds?: number) => Promise<string>;
  /** What was done, and what was said after it, since the last call. */
  takeTranscript: () => readonly string[];
  stop: () => void;
}

// On a slow machine, Orca is silent for longer between two utterances.
const SLOW = Number(process.env['SCREEN_READER_SLOWNESS'] ?? 1);
/** Milliseconds of silence after a text that was awaited, and after any other key. */
const SILENCE = { awaited: 1_500, other: 450 };
const WAIT_MS = 10_000;
const START_MS = 60_000;
const TABS = 12;

const FIREFOX_PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.formfill.enable': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'termsofuse.bypassNotification': true,
};
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--test-type',
  '--force-renderer-accessibility',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--ozone-platform=x11',
  '--disable-background-networking',
  '--password-store=basic',
  '--disable-features=Translate,AutofillServerCommunication',
];

/** Starts a screen, Orca and a browser with the page. */
export async function startScreenReader(browser: BrowserName, journeys: Journeys): Promise<ScreenReader> {
  const orca = findProgram('orca');
  const directory = mkdtempSync(join(tmpdir(), 'screenreader-'));
  const at = (name: string) => join(directory, name);
  for (const name of ['runtime', 'orca', 'profile/Default'])
    mkdirSync(at(name), { recursive: true, mode: 0o700 });
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: directory,
    XDG_RUNTIME_DIR: at('runtime'),
    LANG: 'C.UTF-8',
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    ORCA_SPEECH_LOG: at('speech'),
  };
  const groups: number[] = [];

  /** Starts a program in its own process group. Its output goes to a log, because a full pipe would stop it. */
  function run(path: string, args: readonly string[]): Readable {
    const log = openSync(at('log'), 'a');
    const child = spawn(path, args, { env, stdio: ['ignore', log, log, 'pipe'], detached: true });
    if (child.pid !== undefined) groups.push(child.pid);
    return child.stdio[3] as Readable;
  }

  function stop(): void {
    process.off('exit', stop);
    // The accessibility bus is in the group of `dbus-daemon`. A program that has ended has no group.
    for (const group of groups.splice(0)) spawnSync('kill', ['-9', '--', `-${group}`]);
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
  process.on('exit', stop);

  /** How many utterances were returned by earlier calls. */
  let heardCount = 0;
  let transcript: string[] = [];

  /** Waits for a text, then for silence. Returns the utterances since the last call. */
  async function listen(text: string, silence: number, timeout: number): Promise<string> {
    const end = Date.now() + timeout * SLOW;
    let spoken: string[] = [];
    for (let since = Date.now(); Date.now() < end; await sleep(30)) {
      const now = readFileSync(at('speech'), 'utf8').split('\n').slice(0, -1);
      if (now.length !== spoken.length) [spoken, since] = [now, Date.now()];
      const isHeard = !text || spoken.slice(heardCount).some((line) => utterance(line).includes(text));
      if (isHeard && Date.now() - since >= silence * SLOW) break;
    }
    const heard = spoken.slice(heardCount).map(utterance).join(' · ');
    heardCount = spoken.length;
    if (!heard.includes(text)) throw new Error(`Not heard: “${text}”, but: ${heard}`);
    return heard;
  }

  async function act(action: string, args: readonly string[], text = ''): Promise<string> {
    execFileSync('xdotool', args, { env });
    await sleep(60);
    const heard = await listen(text, text ? SILENCE.awaited : SILENCE.other, WAIT_MS);
    transcript.push(step(action, heard));
    return heard;
  }

  const press = (key: string, text?: string) => act(key, ['key', key], text);

  const visitor: ScreenReader = {
    press,
    async open(query) {
      await listen('', SILENCE.other, WAIT_MS);
      // The number makes the browser load the same page again.
      journeys.open(new URLSearchParams({ ...query, now: String(Date.now()) }).toString());
      // Orca does not always say that the page has loaded.
      const loading = await listen('Finished loading', 900, WAIT_MS).catch(String);
      await press('ctrl+Home');
      transcript = [step('Open the page', loading)];
      return loading;
    },
    type: (text, awaited) => act(`Type “${text}”`, ['type', '--delay', '40', text], awaited),
    async tabTo(name) {
      for (let tabs = 0; tabs < TABS; tabs += 1) {
        const heard = await press('Tab');
        if (heard.split(' · ').some((each) => `${each} `.startsWith(`${name} `))) return heard;
      }
      throw new Error(`Tab did not reach “${name}”: ${transcript.slice(-TABS).join(' | ')}`);
    },
    async hear(text, seconds = WAIT_MS / 1000) {
      const heard = await listen(text, SILENCE.awaited, seconds * 1000);
      transcript.push(step('Wait', heard));
      return heard;
    },
    takeTranscript: () => transcript.splice(0),
    stop,
  };

  try {
    const screen = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp', '-noreset'];
    env['DISPLAY'] = `:${await firstLine(run(findProgram('xvfb'), screen))}`;
    const bus = ['--session', '--nofork', '--nopidfile', '--print-address=3'];
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(run('dbus-daemon', bus));
    run('openbox', []);
    writeFileSync(at('speech'), '');
    copyFileSync(new URL('orcaCustomizations.py', import.meta.url), at('orca/orca-customizations.py'));
    run(orca, ['-u', at('orca')]);
    await listen('Screen reader on', 600, START_MS);
    if (browser === 'firefox') {
      const lines = Object.entries(FIREFOX_PREFERENCES).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
      );
      writeFileSync(at('profile/user.js'), lines.join(''));
      run(findProgram('firefox'), ['--no-remote', '--profile', at('profile'), '--kiosk', journeys.url]);
    } else {
      writeFileSync(at('profile/Default/Preferences'), '{"autofill":{"profile_enabled":false}}');
      run(findProgram('chromium'), [
        ...CHROMIUM_ARGUMENTS,
        `--user-data-dir=${at('profile')}`,
        `--app=${journeys.url}`,
      ]);
    }
    await listen('Finished loading', SILENCE.awaited, START_MS);
    return visitor;
  } catch (error) {
    stop();
    throw error;
  }
}

/** What Orca says at some times only: how it read the page, and that it changed its mode. */
const SOMETIMES = /^(Loading\. {2}Please wait\.|Page has .*|Browse mode|Focus mode| *)$/;

/** A step of a transcript, without what Orca says at some times only. */
function step(action: string, heard: string): string {
  const utterances = heard.split(' · ').filter((each) => !SOMETIMES.test(each));
  return `${action}: ${utterances.join(' · ') || '(nothing)'}`;
}

/** A line of the log of `orcaCustomizations.py`, without the invisible marks that isolate an address. */
function utterance(line: string): string {
  return (JSON.parse(line) as string).replaceAll(/[\u2066\u2069]/g, '');
}

async function firstLine(stream: Readable): Promise<string> {
  let text = '';
  for await (const data of stream) {
    text += String(data);
    if (text.includes('\n')) break;
  }
  return text.trim();
}
