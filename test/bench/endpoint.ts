import autocannon from 'autocannon';
import { buildSync } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SUBMISSIONS } from './contestants/contactForm.js';
import { median } from './measures/samples.js';
import { goalsTable, markdown } from './report.js';
import { describeMachine, revision, versionOf } from './results.js';

const ROUNDS = 5;
/** A round loads the servers in turns of one second, because other processes on the machine change its speed. */
const TURNS = 5;
const WARM_UP_SECONDS = 5;
const CONNECTIONS = 50;
const NAMES = ['kit', 'hono'] as const;
const VERSIONS = ['hono', '@hono/node-server', 'zod', 'autocannon'];
/** On the disk of the project, because a folder for temporary files can be in memory. */
const FOLDER = `${import.meta.dirname}/dist/endpoint`;
const SERVER = `${FOLDER}/server.js`;

const ORIGIN = 'https://www.example.com';
const HEADERS = { 'Content-Type': 'application/json', Origin: ORIGIN };
const payload = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'long '.repeat(200).trim() };

type Figures = Record<'perSecond' | 'p50' | 'p99' | 'processorTime' | 'generator', number>;

interface Server {
  child: ChildProcess;
  url: string;
  /** The figures of each turn, by round. */
  rounds: Figures[][];
}

async function start(name: string): Promise<Server> {
  const child = fork(SERVER, [name, `${FOLDER}/${name}.jsonl`], {
    // Not with tsx, which would run in the measured process too.
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, url: `http://127.0.0.1:${port}${SUBMISSIONS}`, rounds: [] };
}

const body = (changes: object = {}) => JSON.stringify({ locale: 'en', payload: { ...payload, ...changes } });

/** Throws if an endpoint does not answer like the other one, because its figures would mean nothing. */
async function check({ url }: Server): Promise<void> {
  const unknown = url.replace('f_bench', 'f_other');
  const expected: [status: number, body: string, headers?: Record<string, string>, url?: string][] = [
    [201, body()],
    [400, '{'],
    [403, body(), { Origin: 'https://www.example.org' }],
    [404, body(), {}, unknown],
    [415, body(), { 'Content-Type': 'text/plain' }],
    [422, body({ name: ' ' })],
    [422, body({ email: 'ada@' })],
    [422, body({ message: 'x'.repeat(10_001) })],
    [422, body({ company: 'x' })],
    // Last, because the server closes the connection.
    [413, body({ message: 'x'.repeat(300_000) })],
  ];
  for (const [status, sent, headers, to = url] of expected) {
    const response = await fetch(to, { method: 'POST', headers: { ...HEADERS, ...headers }, body: sent });
    const isAllowed = response.headers.get('Access-Control-Allow-Origin') === ORIGIN;
    if (response.status === status && isAllowed === (headers?.['Origin'] === undefined)) continue;
    throw new Error(`${to} answers ${response.status} to ${sent.slice(0, 100)}, and not ${status}.`);
  }
}

async function processorTimeOf({ child }: Server): Promise<number> {
  const answer = once(child, 'message');
  child.send('processor time');
  const [microseconds] = (await answer) as [number];
  return microseconds;
}

/** Posts for some seconds, over connections that stay open. */
async function load(server: Server, seconds: number): Promise<Figures> {
  const before = await processorTimeOf(server);
  const ownBefore = process.cpuUsage();
  const { latency, duration, errors, ...counts } = await autocannon({
    url: server.url,
    method: 'POST',
    headers: HEADERS,
    body: body(),
    connections: CONNECTIONS,
    duration: seconds,
  });
  const own = process.cpuUsage(ownBefore);
  const accepted = counts['2xx'];
  if (errors + counts.non2xx > 0) throw new Error(`${server.url} did not accept every submission.`);
  return {
    perSecond: accepted / duration,
    p50: latency.p50,
    p99: latency.p99,
    // Microseconds per request.
    processorTime: ((await processorTimeOf(server)) - before) / accepted,
    // 1 if the thread of the generator is always busy.
    generator: (own.user + own.system) / 1e6 / duration,
  };
}

function report(servers: readonly Server[]): string {
  const ofRounds = ({ rounds }: Server, figure: keyof Figures) =>
    rounds.map((turns) => median(turns.map((turn) => turn[figure])));
  const medianOf = (server: Server, figure: keyof Figures) => median(ofRounds(server, figure));
  const [kit = NaN, hono = NaN] = servers.map((server) => medianOf(server, 'perSecond'));
  const rows = servers.map((server, index) => [
    NAMES[index] ?? '',
    medianOf(server, 'perSecond').toFixed(0),
    ofRounds(server, 'perSecond')
      .map((value) => value.toFixed(0))
      .join(', '),
    medianOf(server, 'p50').toFixed(0),
    medianOf(server, 'p99').toFixed(0),
    medianOf(server, 'processorTime').toFixed(0),
    `${(100 * medianOf(server, 'generator')).toFixed(0)} %`,
  ]);
  const goal = {
    title: 'requests per second, ratio to hono: kit',
    limit: '≥ 0.85×',
    value: `${(kit / hono).toFixed(2)}×`,
    isMet: kit / hono >= 0.85,
  };
  return (
    [
      '# The endpoint under load',
      `${new Date().toISOString().slice(0, 10)}, revision ${revision()}, ${ROUNDS} rounds of ${TURNS} seconds. ${describeMachine()}; Node ${process.version}.`,
      `Versions: ${VERSIONS.map((name) => `${name} ${versionOf(name)}`).join(', ')}.`,
      `\`createContactEndpoint\` (kit) and the same endpoint written by hand with Hono and zod (hono). Both deliver with \`toFile\`. ${CONNECTIONS} connections, a message of ${payload.message.length} characters. Medians of the rounds.`,
      goalsTable([goal]),
      markdown(
        [
          '',
          'Requests per second',
          'In each round',
          'p50, ms',
          'p99, ms',
          'Processor time per request, µs',
          'Load of the generator',
        ],
        rows,
      ),
    ].join('\n\n') + '\n'
  );
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
buildSync({
  entryPoints: [`${import.meta.dirname}/endpointServer.ts`],
  bundle: true,
  packages: 'external',
  format: 'esm',
  outfile: SERVER,
});
const servers = await Promise.all(NAMES.map(start));
try {
  for (const server of servers) {
    await check(server);
    // The first seconds run code that is not optimized yet.
    await load(server, WARM_UP_SECONDS);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) server.rounds.push([]);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const server of (round + turn) % 2 ? servers.toReversed() : servers) {
        server.rounds.at(-1)?.push(await load(server, 1));
      }
    }
  }
  const text = report(servers);
  writeFileSync(`${import.meta.dirname}/results/endpoint.md`, text);
  console.info(text);
} finally {
  for (const { child } of servers) child.kill();
}
