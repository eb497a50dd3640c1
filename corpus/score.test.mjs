// node --test score.test.mjs
import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { scoreDocument, totals, overlaps, sharedRun, tokens, fieldMatches, datesIn, loadCorpus, overlayMatches, easementMatches, costMatches, scoreCompany } from './score.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const corpus = loadCorpus(here);

// a result that says exactly what the labels say
function perfect(l) {
  const f = l.fields, money = (c) => (c == null ? null : c);
  return {
    concerns: l.issues.filter((_, i) => i % 2 === 0).map((i) => ({ id: i.key, category: i.category, title: i.title, description: i.why, confidence: 90, evidence: i.quote ? [{ page: i.page, quote: i.quote }] : [] })),
    risks: l.issues.filter((_, i) => i % 2 === 1).map((i) => ({ title: i.title, description: i.why, severity: i.severity, evidence: i.quote ? [{ page: i.page, quote: i.quote }] : [] })),
    easements: l.easements.map((e) => ({ type: e.type, description: e.description, evidence: [{ page: e.page, quote: e.quote }] })),
    overlays: l.overlays.map((o) => ({ type: o.code, description: o.name, evidence: [{ page: o.page, quote: o.quote }] })),
    costs: { breakdown: l.costs.map((c) => ({ category: 'outgoings', amountCents: c.annualCents, description: c.description, isRecurring: true, evidence: [{ page: c.page, quote: c.quote }] })) },
    propertyDetails: {
      address: { value: f.address, evidence: [] }, titleDetails: `${f.titleReference}, ${f.lotPlan}`, vendor: f.vendor, purchaser: f.purchaser, purchasePriceCents: money(f.purchasePriceCents), depositCents: { value: money(f.depositCents) },
      depositDate: f.depositDate, settlementDate: f.settlement, zoning: f.zoning, landSize: f.landSize, council: f.council, councilValuationCents: money(f.councilValuationCents), councilRatesAnnualCents: money(f.councilRatesAnnualCents),
      waterRatesAnnualCents: money(f.waterRatesAnnualCents), ownersCorporationFeesAnnualCents: money(f.ownersCorporationFeesAnnualCents), landTaxAnnualCents: money(f.landTaxAnnualCents),
    },
    registerSearchStatement: l.company, checks: [],
  };
}

const tiny = {
  id: 'tiny', state: 'VIC', documentType: 'contract-of-sale', pages: 3, fields: { address: '1 Sample Street, Sampleton VIC 3999', titleReference: 'Volume 09876 Folio 543', lotPlan: 'Lot 12 PS123456X', vendor: ['Alex Sample'], purchasePriceCents: 85000000, settlement: '2026-12-11', zoning: 'NRZ1', landSize: '412 m2' },
  company: null, easements: [], overlays: [], costs: [],
  issues: [
    { key: 'release', title: 'Deposit can be released early', category: 'financial', severity: 'high', kind: 'presence', page: 2, quote: 'irrevocably authorises the stakeholder to account to the vendor for the whole of the deposit', match: ['release.{0,40}deposit', 'deposit.{0,40}release'], why: 'w' },
    { key: 'insurance', title: 'Building insurance is missing', category: 'compliance', severity: 'medium', kind: 'absence', page: null, quote: null, match: ['insurance'], why: 'w' },
  ],
  notIssues: [{ title: 'stakeholder clause', page: 2, quote: 'the deposit is held by the agent as stakeholder until settlement', match: ['deposit'] }], clear: [],
};

test('a perfect result made from the labels scores recall 1.0 on every document of the corpus', () => {
  assert.equal(corpus.length, 12);
  const docs = corpus.map((l) => scoreDocument(l, perfect(l)));
  for (const d of docs) {
    assert.deepEqual(d.issues.filter((i) => !i.found).map((i) => i.key), [], d.id);
    assert.deepEqual(d.falseAlarms, [], d.id);
    assert.deepEqual(d.extra, [], d.id);
    assert.deepEqual(Object.entries(d.fields.per).filter(([, v]) => v !== 'correct'), [], d.id);
    assert.deepEqual([d.easements.missed, d.overlays.missed, d.costs.missed, d.company.wrong], [[], [], [], []], d.id);
  }
  const t = totals(docs);
  assert.equal(t.recall, 1); assert.equal(t.recallCriticalHigh, 1); assert.equal(t.recallStrict, 1);
  for (const v of [...Object.values(t.byCategory), ...Object.values(t.byKind)]) assert.equal(v.recall, 1);
  for (const k of ['fields', 'easements', 'overlays', 'costs', 'company']) assert.equal(t[k].share, 1, k);
});

test('an empty result and a missing result score 0', () => {
  for (const result of [{}, null, { concerns: [], risks: [], costs: {}, propertyDetails: {}, checks: [] }]) {
    const docs = [tiny, ...corpus].map((l) => scoreDocument(l, result)), t = totals(docs);
    assert.equal(t.recall, 0); assert.equal(t.recallStrict, 0); assert.equal(t.falseAlarms, 0); assert.equal(t.extra, 0);
    for (const k of ['fields', 'easements', 'overlays', 'costs', 'company']) assert.equal(t[k].found, 0, k);
  }
});

test('a finding on a look-alike is a false alarm and earns no recall', () => {
  const result = { concerns: [{ id: 'c1', title: 'Deposit may be released', description: 'release of deposit', evidence: [{ page: 2, quote: 'the deposit is held by the agent as stakeholder until settlement' }] }], risks: [] };
  const d = scoreDocument(tiny, result);
  assert.equal(d.falseAlarms.length, 1); assert.equal(d.lookAlikesHit, 1);
  assert.equal(d.issues[0].found, false); assert.equal(d.extra.length, 0);
});

test('every look-alike of the corpus is counted when a finding quotes it', () => {
  for (const l of corpus) {
    const result = { concerns: l.notIssues.map((n, i) => ({ id: `n${i}`, title: n.title, description: n.quote, evidence: [{ page: n.page, quote: n.quote }] })), risks: [] };
    const d = scoreDocument(l, result), countable = l.notIssues.filter((n) => tokens(n.quote).length >= 4).length;
    assert.ok(d.lookAlikesHit >= countable, `${l.id}: ${d.lookAlikesHit} of ${countable}`);
  }
});

test('look-alike quote with an unrelated title is not a false alarm but an extra finding', () => {
  const d = scoreDocument(tiny, { concerns: [{ id: 'c', title: 'Roof', description: 'leaks', evidence: [{ page: 2, quote: 'the deposit is held by the agent as stakeholder until settlement' }] }], risks: [] });
  assert.equal(d.falseAlarms.length, 0); assert.equal(d.extra.length, 1);
});

test('overlap rule: 60 per cent of the shorter quote, near-contiguous, at least four tokens', () => {
  const q = 'irrevocably authorises the stakeholder to account to the vendor for the whole of the deposit';
  assert.ok(overlaps(q, 'authorises the stakeholder to account to the vendor'));
  assert.ok(overlaps(q, 'The purchaser irrevocably authorises the (said) stakeholder to account to the vendor for all the deposit on demand'));
  assert.ok(!overlaps(q, 'the vendor must keep the whole of the property insured to the end'));
  assert.ok(!overlaps('the deposit', q));
  assert.equal(sharedRun(tokens('a b c d e'), tokens('x a b c d y')), 4);
});

test('same page needs a fitting title; same words on another page still count; absence goes by wording alone', () => {
  const score = (c) => scoreDocument(tiny, { concerns: [c], risks: [] }).issues;
  assert.equal(score({ title: 'Deposit release clause', description: '', evidence: [{ page: 2, quote: 'SC 4.2' }] })[0].found, true);
  assert.equal(score({ title: 'Late interest', description: '', evidence: [{ page: 2, quote: 'SC 4.2' }] })[0].found, false);
  assert.equal(score({ title: 'Money', description: '', evidence: [{ page: 9, quote: tiny.issues[0].quote }] })[0].found, true);
  assert.equal(score({ title: 'Money', description: '', evidence: [{ page: 9, quote: tiny.issues[0].quote }] })[0].strict, false);
  assert.equal(score({ title: 'No insurance certificate', description: '' })[1].found, true);
});

test('evidence that swallows the page needs fitting words', () => {
  const long = `${'lorem ipsum dolor sit amet consectetur '.repeat(20)} ${tiny.issues[0].quote}`;
  const hit = (title) => scoreDocument(tiny, { concerns: [{ title, description: '', evidence: [{ page: 7, quote: long }] }], risks: [] }).issues[0].found;
  assert.equal(hit('Noise'), false);
  assert.equal(hit('Early release of deposit'), true);
});

test('fields are compared after normalising', () => {
  assert.ok(fieldMatches('address', '14 Quarrion Street, Harrowdale VIC 3134', '14 Quarrion St HARROWDALE 3134'));
  assert.ok(!fieldMatches('address', '14 Quarrion Street, Harrowdale VIC 3134', '41 Quarrion St HARROWDALE 3134'));
  assert.ok(fieldMatches('titleReference', 'Volume 08214 Folio 396', { value: 'Vol. 8214 Fol. 396' }));
  assert.ok(fieldMatches('purchasePriceCents', 115000000, '$1,150,000.00'));
  assert.ok(fieldMatches('purchasePriceCents', 115000000, 1150000));
  assert.ok(fieldMatches('purchasePriceCents', 115000000, { value: 115000000 }, true));
  assert.ok(!fieldMatches('purchasePriceCents', 115000000, '$1,105,000.00'));
  assert.ok(fieldMatches('settlement', '2026-06-18', 'is due on 18 June 2026'));
  assert.ok(fieldMatches('settlement', '60 days from the day of sale', '60 days after day of sale'));
  assert.ok(!fieldMatches('settlement', '60 days from the day of sale', '90 days'));
  assert.ok(fieldMatches('vendor', ['Desmond Roy Fairweather'], 'FAIRWEATHER, Desmond Roy'));
  assert.ok(fieldMatches('zoning', 'NRZ2', 'Neighbourhood Residential Zone – Schedule 2'));
  assert.ok(!fieldMatches('zoning', 'NRZ2', 'Neighbourhood Residential Zone – Schedule 1'));
  assert.ok(fieldMatches('zoning', 'R2', 'R2 Low Density Residential'));
  assert.ok(fieldMatches('landSize', '766 m2', '766 m²'));
  assert.ok(fieldMatches('landSize', '766 m2', '0.0766 ha'));
  assert.deepEqual(datesIn('14/03/2026, 2026-03-15 and 16th March 2026').sort(), ['2026-03-14', '2026-03-15', '2026-03-16']);
});

test('lists: overlays by code or name and number, easements, costs by amount', () => {
  const o = { code: 'SBO1', name: 'Special Building Overlay', page: 1, quote: 'SPECIAL BUILDING OVERLAY - SCHEDULE 1 (SBO1)' };
  assert.ok(overlayMatches(o, { type: 'Special Building Overlay', description: 'Schedule 1' }));
  assert.ok(overlayMatches(o, { type: 'SBO1', description: '' }));
  assert.ok(!overlayMatches(o, { type: 'Heritage Overlay', description: 'HO1' }));
  assert.ok(easementMatches({ type: 'drainage', description: 'rear', page: 3, quote: 'Drainage and sewerage along the rear' }, { type: 'Drainage easement', description: 'rear boundary', evidence: [{ page: 3, quote: 'E-1' }] }));
  assert.ok(costMatches({ description: 'council rates', annualCents: 228465, page: 1, quote: 'x' }, { category: 'council', description: 'Council rates', amountCents: 228465 }));
  assert.ok(!costMatches({ description: 'council rates', annualCents: 228465, page: 1, quote: 'x' }, { category: 'council', description: 'Council rates', amountCents: 489605 }));
  assert.equal(scoreCompany(null, { companyName: 'Ghost Pty Ltd' }).spurious, true);
});

test('command line: tables or JSON, exit code 0 even without results', () => {
  const dir = mkdtempSync(join(tmpdir(), 'score-'));
  try {
    for (const l of corpus.slice(0, 2)) writeFileSync(join(dir, `${l.id}.json`), JSON.stringify(perfect(l)));
    const go = (...a) => spawnSync(process.execPath, [join(here, 'score.mjs'), ...a], { encoding: 'utf8' });
    const table = go(here, dir); assert.equal(table.status, 0); assert.match(table.stdout, /TOTAL/);
    const json = JSON.parse(go(here, dir, '--json').stdout); assert.ok(Array.isArray(json.documents) && json.totals);
    assert.equal(go().status, 0); assert.equal(go(join(dir, 'nowhere'), dir).status, 0);
  } finally { rmSync(dir, { recursive: true, force: true }); }
});
