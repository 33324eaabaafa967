// The thread that writes to the embedded store. It is plain JavaScript, so that it starts at once. The event loop of the server never waits
// for the disk, and whatever comes while one group is being written is the next group.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const db = new Database(workerData.file, { timeout: 10_000 });
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
// Up to 32 MB of log, so that pages which are written again and again are moved into the file once for many groups.
db.pragma('wal_autocheckpoint = 8000');

const prepared = new Map();
function statement(sql) {
  let known = prepared.get(sql);
  if (known === undefined) {
    known = db.prepare(sql);
    prepared.set(sql, known);
  }
  return known;
}

function run({ sql, values }) {
  const known = statement(sql);
  if (known.reader) return known.all(...values);
  known.run(...values);
  return [];
}

/** Only after the deed before it, and only once. */
const APPEND = `INSERT OR IGNORE INTO journal SELECT ?1, ?2, ?3, ?4, ?5, ?6
  WHERE EXISTS (SELECT 1 FROM journal WHERE table_id = ?1 AND at = ?2 - 1)`;

/** The next deed of a table, and what goes with it; false when its number is taken or the one before it is missing. */
function append(row, more) {
  if (statement(APPEND).run(...row).changes === 0) return false;
  for (const other of more) run(other);
  return true;
}

/** Statements that are done all or not at all; when they fail, the rest of the group does not. */
function statements(list) {
  db.exec('SAVEPOINT job');
  try {
    const rows = list.map(run);
    db.exec('RELEASE job');
    return { rows };
  } catch (error) {
    db.exec('ROLLBACK TO job');
    db.exec('RELEASE job');
    return { error: error.message };
  }
}

function one(job) {
  if (Array.isArray(job)) return append(job, []);
  return job.row === undefined ? statements(job.list) : append(job.row, job.with);
}

/** One transaction, and one wait for the disk, for all of them. */
function write(jobs) {
  db.exec('BEGIN IMMEDIATE');
  try {
    const done = jobs.map(one);
    db.exec('COMMIT');
    return { done };
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    return { error: error.message };
  }
}

parentPort.on('message', (jobs) => {
  if (jobs === 'close') {
    prepared.clear();
    db.close();
    parentPort.close();
  } else parentPort.postMessage(write(jobs));
});
