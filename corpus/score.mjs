#!/usr/bin/env node
// Scores analysis results against a labelled corpus.
//   node score.mjs <corpusDir> <resultsDir> [--json]
// corpusDir/<id>/labels.json (see FORMAT.md), resultsDir/<id>.json (an analysis result).
// Prints one table per document and totals. Always exits with 0: a score is information, not a gate.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// ---------------------------------------------------------------- text helpers
const arr = (x) => (x == null ? [] : Array.isArray(x) ? x : [x]);
const fold = (s) => String(s ?? '').normalize('NFKC').replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"').replace(/\s+/g, ' ').trim();
export const tokens = (s) => fold(s).toLowerCase().replace(/(\d),(?=\d{3}\b)/g, '$1').replace(/[^\p{L}\p{N}%$]+/gu, ' ').trim().split(' ').filter(Boolean);
const unwrap = (v) => (v && typeof v === 'object' && !Array.isArray(v) && 'value' in v ? v.value : v);
const textOf = (v) => {
  v = unwrap(v);
  if (v == null) return '';
  if (Array.isArray(v)) return v.map(textOf).join('; ');
  if (typeof v === 'object') return Object.values(v).map(textOf).join(' ');
  return fold(v);
};
const evidenceOf = (x) => arr(x?.evidence).filter((e) => e && typeof e === 'object').map((e) => ({ page: e.page ?? null, quote: fold(e.quote ?? e.text ?? '') }));
const fits = (patterns, text) => arr(patterns).some((p) => { try { return new RegExp(p, 'is').test(text); } catch { return false; } });

// Longest near-contiguous run of equal tokens (local alignment: a match earns 2, a skipped token on either
// side costs 1, so a short insertion or a broken word does not end the run but unrelated text does).
// Returns how many tokens of the run are equal.
export function sharedRun(a, b) {
  const n = b.length;
  let score = new Float64Array(n + 1), hits = new Int32Array(n + 1), best = 0;
  for (let i = 1; i <= a.length; i++) {
    const s = new Float64Array(n + 1), h = new Int32Array(n + 1);
    for (let j = 1; j <= n; j++) {
      let v = 0, k = 0;
      const take = (v2, k2) => { if (v2 > v || (v2 === v && k2 > k)) { v = v2; k = k2; } };
      if (a[i - 1] === b[j - 1]) take(score[j - 1] + 2, hits[j - 1] + 1);
      else take(score[j - 1] - 1, hits[j - 1]);
      take(score[j] - 1, hits[j]);
      take(s[j - 1] - 1, h[j - 1]);
      if (v > 0) { s[j] = v; h[j] = k; if (k > best) best = k; }
    }
    score = s; hits = h;
  }
  return best;
}
// Two quotes overlap when the run covers at least 60 % of the shorter one, and at least 4 tokens.
export function overlaps(q1, q2) {
  const a = tokens(q1), b = tokens(q2), short = Math.min(a.length, b.length);
  if (short < 4) return false;
  const enough = Math.max(4, Math.ceil(0.6 * short));
  return sharedTokens(a, b) >= enough && sharedRun(a, b) >= enough;
}
// No run holds more equal tokens than the two lists share: most pairs need no alignment.
function sharedTokens(a, b) {
  const left = new Map();
  for (const token of a) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of b) {
    const count = left.get(token) ?? 0;
    if (count > 0) { shared += 1; left.set(token, count - 1); }
  }
  return shared;
}
// Evidence that swallows a whole page of text proves little: it then also needs a fitting title or description.
const bloated = (evidenceQuote, labelQuote) => { const e = tokens(evidenceQuote).length, l = tokens(labelQuote).length; return e > 60 && e > 4 * l; };

// ---------------------------------------------------------------- findings against labels
const findingText = (f) => `${fold(f.title)} ${fold(f.description)}`;
function findingsOf(result) {
  const make = (kind) => (x, i) => ({ kind, id: x?.id ?? x?.ruleId ?? `${kind}-${i + 1}`, title: fold(x?.title), description: fold(x?.description), evidence: evidenceOf(x) });
  // a risk that names its concern is that concern again and counts once
  const known = new Set(arr(result?.concerns).map((c) => c?.id).filter(Boolean));
  return [...arr(result?.concerns).map(make('concern')), ...arr(result?.risks).filter((r) => !known.has(r?.concernId)).map(make('risk'))];
}
const labelSpots = (l) => [{ page: l.page, quote: l.quote }, ...arr(l.also)].filter((s) => s.quote);

function issueHit(issue, f, notIssues) {
  const regex = fits(issue.match, findingText(f));
  if (issue.kind === 'absence' || !issue.quote) return { hit: regex, strict: regex };
  const spots = labelSpots(issue);
  const byQuote = f.evidence.some((e) => spots.some((s) => overlaps(e.quote, s.quote) && (regex || !bloated(e.quote, s.quote))));
  // A quote that is a look-alike's quote cannot earn a hit merely by standing on the same page.
  const byPage = regex && f.evidence.some((e) => spots.some((s) => s.page === e.page)
    && !notIssues.some((n) => n.quote && overlaps(e.quote, n.quote)));
  return { hit: byQuote || byPage, strict: regex && (byQuote || byPage), byQuote };
}

// ---------------------------------------------------------------- field comparison
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export function datesIn(s) {
  const out = [], t = fold(s), iso = (y, m, d) => out.push(`${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
  for (const m of t.matchAll(/\b(\d{4})-(\d{2})-(\d{2})/g)) iso(m[1], +m[2], +m[3]);
  for (const m of t.matchAll(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g)) iso(m[3], +m[2], +m[1]);
  for (const m of t.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?(?: day of)? ([A-Za-z]{3,9}),? (\d{4})\b/g)) { const k = MONTHS.indexOf(m[2].slice(0, 3).toLowerCase()); if (k >= 0) iso(m[3], k + 1, +m[1]); }
  return out;
}
export function centsIn(v, keyIsCents) {
  v = unwrap(v);
  if (v == null) return [];
  if (typeof v === 'number') return keyIsCents ? [Math.round(v)] : [Math.round(v), Math.round(v * 100)];
  if (typeof v === 'object') return Object.entries(v).flatMap(([k, x]) => centsIn(x, /cents$/i.test(k)));
  const s = fold(v);
  if (keyIsCents && /^\d+$/.test(s)) return [+s];
  return [...s.matchAll(/(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(\s*(?:million|m)\b)?/gi)].map((m) => Math.round(Number(m[1].replace(/,/g, '') + (m[2] ?? '')) * (m[3] ? 1e6 : 1) * 100));
}
const numbers = (s) => [...fold(s).matchAll(/\d+/g)].map((m) => m[0].replace(/^0+(?=\d)/, ''));
const containsAll = (hay, needles) => { const h = new Set(hay); return needles.every((x) => h.has(x)); };
const STREET = { st: 'street', rd: 'road', ave: 'avenue', av: 'avenue', cres: 'crescent', cr: 'crescent', ct: 'court', crt: 'court', dr: 'drive', pde: 'parade', tce: 'terrace', cl: 'close', pl: 'place', hwy: 'highway', ln: 'lane' };
const addressTokens = (s) => tokens(s).map((t) => STREET[t] ?? t).filter((t) => !['unit', 'apartment', 'lot', 'flat', 'australia', 'victoria', 'queensland', 'vic', 'nsw', 'qld', 'sa', 'wa', 'tas', 'act', 'nt'].includes(t));
const nameTokens = (s) => tokens(String(s).replace(/\bpty\.?\s*(ltd|limited)\.?/gi, ' pty ltd ')).filter((t) => !['the', 'and', 'mr', 'mrs', 'ms', 'dr'].includes(t));
const sizeM2 = (s) => { const m = fold(s).replace(/,/g, '').match(/(\d+(?:\.\d+)?)\s*(ha\b|hectare|m|sq|square)/i); return m ? Number(m[1]) * (/^h/i.test(m[2]) ? 1e4 : 1) : null; };

const MONEY = new Set(['purchasePriceCents', 'depositCents', 'councilValuationCents', 'councilRatesAnnualCents', 'waterRatesAnnualCents', 'ownersCorporationFeesAnnualCents', 'landTaxAnnualCents']);
const ALIASES = {
  address: ['address', 'propertyAddress'], titleReference: ['titleReference', 'titleDetails', 'title'], lotPlan: ['lotPlan', 'lotOnPlan', 'titleDetails', 'title'],
  vendor: ['vendor', 'vendors', 'seller', 'sellers'], purchaser: ['purchaser', 'purchasers', 'buyer', 'buyers'],
  purchasePriceCents: ['purchasePriceCents', 'purchasePrice', 'price'], depositCents: ['depositCents', 'deposit'], depositDate: ['depositDate', 'depositDueDate', 'deposit'],
  settlement: ['settlement', 'settlementDate', 'completionDate'], zoning: ['zoning', 'zone'], landSize: ['landSize', 'landArea', 'area'], council: ['council', 'localGovernment', 'municipality'],
  councilValuationCents: ['councilValuationCents', 'councilValuation'], councilRatesAnnualCents: ['councilRatesAnnualCents', 'councilRates'], waterRatesAnnualCents: ['waterRatesAnnualCents', 'waterRates'],
  ownersCorporationFeesAnnualCents: ['ownersCorporationFeesAnnualCents', 'ownersCorporationFees', 'strataLevies', 'bodyCorporateFees'], landTaxAnnualCents: ['landTaxAnnualCents', 'landTax'],
};
const COST_WORDS = {
  councilRatesAnnualCents: /council|municipal|shire|\brates?\b/i, waterRatesAnnualCents: /water|sewer|drainage/i,
  ownersCorporationFeesAnnualCents: /owners? corporation|body corporate|strata|levies|levy/i, landTaxAnnualCents: /land tax/i,
};
const within = (x, y, share) => Math.abs(x - y) <= Math.max(100, Math.abs(y) * share);

export function fieldMatches(key, want, given, keyIsCents = false) {
  const text = textOf(given);
  if (MONEY.has(key)) return centsIn(given, keyIsCents).some((c) => within(c, want, 0.001));
  if (!text) return false;
  switch (key) {
    case 'address': { const w = addressTokens(want), g = new Set(addressTokens(text)); const got = w.filter((t) => g.has(t)); return w.filter((t) => /^\d/.test(t)).slice(0, -1).every((t) => g.has(t)) && got.length / w.length >= 0.8; }
    case 'titleReference': case 'lotPlan': return containsAll(numbers(text), numbers(want));
    case 'vendor': case 'purchaser': { const g = nameTokens(text); return arr(want).every((n) => containsAll(g, nameTokens(n))); }
    case 'depositDate': case 'settlement': {
      const w = datesIn(want);
      if (w.length) return datesIn(text).some((d) => w.includes(d));
      return containsAll(numbers(text), numbers(want)) && numbers(want).length > 0;
    }
    case 'zoning': {
      const up = fold(text).toUpperCase(), code = String(want).toUpperCase();
      if (/^[A-Z]{1,5}\d{0,2}$/.test(code)) {
        if (new RegExp(`\\b${code}\\b`).test(up.replace(/\s*-\s*/g, ''))) return true;
        const letters = code.replace(/\d/g, ''), digits = code.replace(/\D/g, '');
        const words = up.split(/[^A-Z]+/).filter((x) => x && x !== 'SCHEDULE' && x !== 'TO' && x !== 'THE');
        const initials = words.map((x) => x[0]).join('');
        return initials.includes(letters) && (!digits || numbers(up).includes(digits));
      }
      return containsAll(tokens(text), tokens(want).filter((t) => t !== 'zone'));
    }
    case 'landSize': { const a = sizeM2(want), b = sizeM2(text); return a != null && b != null && Math.abs(a - b) <= a * 0.005; }
    case 'council': { const drop = new Set(['city', 'shire', 'council', 'of', 'the', 'regional', 'municipal']); return containsAll(tokens(text), tokens(want).filter((t) => !drop.has(t))); }
    default: return tokens(text).join(' ') === tokens(textOf(want)).join(' ');
  }
}
const isBlank = (v) => { const t = textOf(v); return t === '' || /^(null|n\/?a|not (specified|stated|found|provided|applicable|available)\b.*|unknown|none)$/i.test(t); };

function scoreFields(labels, result) {
  const pd = { ...(result?.propertyDetails ?? {}) };
  const per = {}; let labelled = 0, correct = 0, spurious = 0;
  for (const [key, want] of Object.entries(labels.fields ?? {})) {
    const given = (ALIASES[key] ?? [key]).filter((k) => !isBlank(pd[k])).map((k) => [k, pd[k]]);
    const empty = want == null || (Array.isArray(want) && want.length === 0) || want === '';
    if (empty) { const own = given.filter(([k]) => ALIASES[key]?.[0] === k || !MONEY.has(key)); if (own.length && key !== 'depositDate' && !(MONEY.has(key) && own.every(([, v]) => centsIn(v).every((c) => c === 0)))) { spurious++; per[key] = 'spurious'; } continue; }
    labelled++;
    let ok = given.some(([k, v]) => fieldMatches(key, want, v, /cents$/i.test(k)));
    if (!ok && COST_WORDS[key]) {
      ok = arr(result?.costs?.breakdown).some((c) => COST_WORDS[key].test(`${c?.category ?? ''} ${c?.description ?? ''}`) && typeof c?.amountCents === 'number' && within(c.amountCents, want, 0.01));
      if (!ok && want === 0) ok = arr(result?.costs?.breakdown).length > 0 && !arr(result.costs.breakdown).some((c) => COST_WORDS[key].test(`${c?.category ?? ''} ${c?.description ?? ''}`) && c?.amountCents > 0);
    }
    per[key] = ok ? 'correct' : given.length ? 'wrong' : 'missing';
    if (ok) correct++;
  }
  return { labelled, correct, spurious, per };
}

// ---------------------------------------------------------------- easements, overlays, costs
const stem = (t) => t.slice(0, 6);
const sharesWord = (a, b) => { const g = new Set(tokens(b).filter((t) => t.length > 3).map(stem)); return tokens(a).filter((t) => t.length > 3).some((t) => g.has(stem(t))); };
const near = (evidence, label) => evidence.some((e) => overlaps(e.quote, label.quote));
const onPage = (evidence, label) => evidence.some((e) => e.page === label.page);
export function easementMatches(label, item) {
  const ev = evidenceOf(item), text = `${textOf(item?.type)} ${textOf(item?.description)}`;
  return near(ev, label) || (sharesWord(label.type, text) && (onPage(ev, label) || ev.length === 0 || sharesWord(label.description, text)));
}
export function overlayMatches(label, item) {
  const ev = evidenceOf(item), text = `${textOf(item?.code)} ${textOf(item?.type)} ${textOf(item?.name)} ${textOf(item?.description)}`;
  const squash = (s) => fold(s).toUpperCase().replace(/[^A-Z0-9]/g, '');
  const digits = String(label.code ?? '').replace(/\D/g, ''), words = tokens(label.name).filter((t) => t !== 'overlay');
  if (label.code && /\d|^[A-Z]{2,5}$/.test(label.code) && new RegExp(`(^|[^A-Z0-9])${squash(label.code)}([^0-9]|$)`).test(fold(text).toUpperCase().replace(/\s*-\s*/g, ''))) return true;
  if (words.length && containsAll(tokens(text), words) && (!digits || numbers(text.replace(/([A-Za-z])(\d)/g, '$1 $2')).includes(digits))) return true;
  return near(ev, label) && sharesWord(label.name, text);
}
export function costMatches(label, item) {
  const cents = typeof item?.amountCents === 'number' ? item.amountCents : centsIn(item?.amount)[0];
  const text = `${textOf(item?.category)} ${textOf(item?.description)}`;
  const same = cents != null && within(cents, label.annualCents, 0.01);
  if (same && (sharesWord(label.description, text) || near(evidenceOf(item), label) || onPage(evidenceOf(item), label))) return true;
  // an instalment amount counts when the evidence is the labelled one
  return cents != null && [2, 3, 4, 12].some((k) => within(cents * k, label.annualCents, 0.01)) && (near(evidenceOf(item), label) || (onPage(evidenceOf(item), label) && sharesWord(label.description, text)));
}
const recallOf = (labels, items, test) => { const found = arr(labels).filter((l) => arr(items).some((x) => test(l, x))); return { labelled: arr(labels).length, found: found.length, missed: arr(labels).filter((l) => !found.includes(l)).map((l) => l.description ?? l.code ?? l.type) }; };

// ---------------------------------------------------------------- company extract
export function scoreCompany(company, rss) {
  if (!company) return { labelled: 0, correct: 0, wrong: [], spurious: Boolean(rss && textOf(rss.companyName)) };
  const checks = [];
  const put = (name, ok) => checks.push([name, Boolean(ok)]);
  const all = (want, got) => containsAll(nameTokens(textOf(got)), nameTokens(want));
  put('companyName', all(company.companyName, rss?.companyName));
  put('registrationNumber', numbers(textOf(rss?.registrationNumber)).join('').endsWith(numbers(company.registrationNumber).join('')));
  put('incorporationDate', datesIn(textOf(rss?.incorporationDate)).includes(company.incorporationDate));
  put('companyStatus', containsAll(tokens(textOf(rss?.companyStatus)), tokens(company.companyStatus)));
  put('companyType', tokens(company.companyType).filter((t) => tokens(textOf(rss?.companyType)).includes(t)).length >= 0.6 * tokens(company.companyType).length);
  const at = addressTokens(company.registeredAddress);
  put('registeredAddress', at.filter((t) => addressTokens(textOf(rss?.registeredAddress)).includes(t)).length >= 0.8 * at.length);
  for (const d of arr(company.directors)) {
    const g = arr(rss?.directors).find((x) => all(d.name, x?.name));
    put(`director ${d.name}`, g);
    if (d.appointmentDate) put(`director ${d.name} appointed`, g && datesIn(textOf(g.appointmentDate)).includes(d.appointmentDate));
  }
  for (const s of arr(company.shareholders)) {
    const g = arr(rss?.shareholders).find((x) => all(s.name, x?.name));
    put(`shareholder ${s.name}`, g);
    if (s.shares != null) put(`shareholder ${s.name} shares`, g && numbers(textOf(g.shares).replace(/,/g, '')).includes(String(s.shares)));
  }
  for (const c of arr(company.charges)) {
    put(`charge ${c.date}`, arr(rss?.charges).some((x) => (datesIn(textOf(x?.date)).includes(c.date) && sharesWord(c.description, textOf(x?.description))) || overlaps(textOf(x?.description), c.description)));
  }
  return { labelled: checks.length, correct: checks.filter((c) => c[1]).length, wrong: checks.filter((c) => !c[1]).map((c) => c[0]), spurious: false };
}

// ---------------------------------------------------------------- one document
// A report nests its property analysis (product.md, section 4); a flat result is taken as it is.
export function flatten(result) {
  const part = result?.comprehensivePropertyAnalysis;
  if (!part) return result;
  const { easementsAndRestrictions, costs, ...rest } = part;
  const cents = (x) => ({ ...x, amountCents: x.amountCents ?? (typeof x.amount === 'number' ? x.amount : undefined) });
  return { ...rest, ...result, easements: easementsAndRestrictions, costs: { ...costs, breakdown: arr(costs?.breakdown).map(cents) } };
}
export function scoreDocument(labels, report) {
  const result = flatten(report);
  const findings = findingsOf(result);
  const notIssues = arr(labels.notIssues);
  const problems = arr(result?.checks).filter((c) => c?.outcome === 'problem').map((c) => ({ kind: 'check', id: c.ruleId, title: fold(c.title), description: fold(c.description), evidence: [] }));
  const issues = arr(labels.issues).map((issue) => {
    const pool = issue.kind === 'absence' || !issue.quote ? [...findings, ...problems] : findings;
    const hits = pool.map((f) => ({ f, ...issueHit(issue, f, notIssues) })).filter((h) => h.hit);
    return { key: issue.key, category: issue.category, severity: issue.severity, kind: issue.kind, scanned: Boolean(issue.scanned), found: hits.length > 0, strict: hits.some((h) => h.strict), by: hits.map((h) => h.f.id) };
  });
  const falseAlarms = [], extra = [], lookAlikes = new Set();
  for (const f of findings) {
    const byQuote = arr(labels.issues).some((i) => i.quote && f.evidence.some((e) => labelSpots(i).some((s) => overlaps(e.quote, s.quote))));
    const fooled = byQuote ? [] : notIssues.filter((n) => fits(n.match, findingText(f)) && f.evidence.some((e) => overlaps(e.quote, n.quote)));
    if (fooled.length) { falseAlarms.push({ finding: f.id, title: f.title, notIssues: fooled.map((n) => n.title) }); fooled.forEach((n) => lookAlikes.add(n)); continue; }
    const known = byQuote || issues.some((i) => i.by.includes(f.id))
      || [...arr(labels.easements), ...arr(labels.overlays), ...arr(labels.costs)].some((l) => near(f.evidence, l));
    if (!known) extra.push({ finding: f.id, title: f.title });
  }
  return {
    id: labels.id, state: labels.state, documentType: labels.documentType, pages: labels.pages, findings: findings.length, issues,
    falseAlarms, lookAlikesHit: lookAlikes.size, lookAlikes: notIssues.length, extra,
    fields: scoreFields(labels, result), easements: recallOf(labels.easements, result?.easements, easementMatches),
    overlays: recallOf(labels.overlays, result?.overlays, overlayMatches), costs: recallOf(labels.costs, result?.costs?.breakdown, costMatches),
    company: scoreCompany(labels.company, result?.registerSearchStatement), resultMissing: result == null,
  };
}

// ---------------------------------------------------------------- totals and printing
const ratio = (n, d) => (d ? n / d : null);
const group = (rows, by) => Object.fromEntries([...new Set(rows.map(by))].sort().map((k) => { const r = rows.filter((x) => by(x) === k); return [k, { labelled: r.length, found: r.filter((x) => x.found).length, recall: ratio(r.filter((x) => x.found).length, r.length) }]; }));
export function totals(docs) {
  const rows = docs.flatMap((d) => d.issues), sum = (f) => docs.reduce((a, d) => a + f(d), 0);
  const top = rows.filter((r) => r.severity === 'critical' || r.severity === 'high');
  const pair = (name) => { const l = sum((d) => d[name].labelled), c = sum((d) => d[name].found ?? d[name].correct); return { labelled: l, found: c, share: ratio(c, l) }; };
  return {
    documents: docs.length, missingResults: sum((d) => (d.resultMissing ? 1 : 0)), issues: rows.length,
    found: rows.filter((r) => r.found).length, recall: ratio(rows.filter((r) => r.found).length, rows.length),
    recallStrict: ratio(rows.filter((r) => r.strict).length, rows.length), recallCriticalHigh: ratio(top.filter((r) => r.found).length, top.length),
    byCategory: group(rows, (r) => r.category), byKind: group(rows, (r) => r.kind), bySeverity: group(rows, (r) => r.severity), scanned: group(rows.filter((r) => r.scanned), () => 'scanned').scanned ?? null,
    falseAlarms: sum((d) => d.falseAlarms.length), lookAlikesHit: sum((d) => d.lookAlikesHit), lookAlikes: sum((d) => d.lookAlikes),
    findings: sum((d) => d.findings), extra: sum((d) => d.extra.length),
    fields: { ...pair('fields'), spurious: sum((d) => d.fields.spurious) }, easements: pair('easements'), overlays: pair('overlays'), costs: pair('costs'), company: pair('company'),
  };
}
const pct = (x) => (x == null ? '  –  ' : `${(100 * x).toFixed(1)}%`);
const row = (name, found, all) => `  ${name.padEnd(26)}${String(found).padStart(5)} /${String(all).padStart(4)}  ${pct(ratio(found, all)).padStart(7)}`;
export function printDocument(d) {
  const top = d.issues.filter((i) => ['critical', 'high'].includes(i.severity)), n = (list, f = (x) => x.found) => list.filter(f).length;
  const out = [`── ${d.id}  (${d.state ?? '?'}, ${d.documentType ?? '?'}, ${d.pages ?? '?'} pages)${d.resultMissing ? '  NO RESULT FILE' : ''}`];
  out.push(row('issues found', n(d.issues), d.issues.length), row('  critical and high', n(top), top.length), row('  strict (wording fits)', n(d.issues, (x) => x.strict), d.issues.length));
  for (const [k, v] of Object.entries(group(d.issues, (x) => x.category))) out.push(row(`  ${k}`, v.found, v.labelled));
  for (const [k, v] of Object.entries(group(d.issues, (x) => x.kind))) out.push(row(`  ${k}`, v.found, v.labelled));
  out.push(`  ${'false alarms'.padEnd(26)}${String(d.falseAlarms.length).padStart(5)}  (look-alikes hit ${d.lookAlikesHit} of ${d.lookAlikes})`);
  out.push(`  ${'extra findings'.padEnd(26)}${String(d.extra.length).padStart(5)}  of ${d.findings} findings match no label`);
  out.push(row('fields', d.fields.correct, d.fields.labelled), row('easements', d.easements.found, d.easements.labelled), row('overlays', d.overlays.found, d.overlays.labelled), row('costs', d.costs.found, d.costs.labelled));
  if (d.company.labelled) out.push(row('company extract', d.company.correct, d.company.labelled));
  if (d.company.spurious) out.push('  company extract reported although the document has none');
  const missed = d.issues.filter((i) => !i.found).map((i) => `${i.key} (${i.severity})`);
  if (missed.length && !d.resultMissing) out.push(`  missed: ${missed.join(', ')}`);
  for (const f of d.falseAlarms) out.push(`  false alarm: "${f.title}" – ${f.notIssues.join('; ')}`);
  const off = Object.entries(d.fields.per).filter(([, v]) => v !== 'correct').map(([k, v]) => `${k} ${v}`);
  if (off.length && !d.resultMissing) out.push(`  fields: ${off.join(', ')}`);
  return out.join('\n');
}
export function printTotals(t) {
  const out = [`══ TOTAL  ${t.documents} documents, ${t.missingResults} without a result`];
  out.push(row('issues found', t.found, t.issues), `  ${'critical and high'.padEnd(26)}${''.padStart(12)}${pct(t.recallCriticalHigh).padStart(7)}`, `  ${'strict (wording fits)'.padEnd(26)}${''.padStart(12)}${pct(t.recallStrict).padStart(7)}`);
  for (const g of [t.byCategory, t.byKind, t.bySeverity]) for (const [k, v] of Object.entries(g)) out.push(row(`  ${k}`, v.found, v.labelled));
  if (t.scanned) out.push(row('  on scanned pages', t.scanned.found, t.scanned.labelled));
  out.push(`  ${'false alarms'.padEnd(26)}${String(t.falseAlarms).padStart(5)}  (look-alikes hit ${t.lookAlikesHit} of ${t.lookAlikes})`, `  ${'extra findings'.padEnd(26)}${String(t.extra).padStart(5)}  of ${t.findings}`);
  for (const k of ['fields', 'easements', 'overlays', 'costs', 'company']) out.push(row(k, t[k].found, t[k].labelled));
  return out.join('\n');
}
export function loadCorpus(dir) {
  return readdirSync(dir, { withFileTypes: true }).filter((e) => e.isDirectory() && existsSync(join(dir, e.name, 'labels.json'))).map((e) => e.name).sort()
    .map((name) => JSON.parse(readFileSync(join(dir, name, 'labels.json'), 'utf8')));
}
export function run(argv, print = console.log) {
  const json = argv.includes('--json'), [corpus, results] = argv.filter((a) => !a.startsWith('--'));
  if (!corpus || !results) { print('usage: node score.mjs <corpusDir> <resultsDir> [--json]'); return null; }
  const docs = [];
  for (const labels of loadCorpus(corpus)) {
    const file = join(results, `${labels.id}.json`);
    let result = null;
    if (existsSync(file)) try { result = JSON.parse(readFileSync(file, 'utf8')); } catch (e) { print(`cannot read ${labels.id}.json: ${e.message}`); }
    docs.push(scoreDocument(labels, result));
  }
  const report = { documents: docs, totals: totals(docs) };
  if (json) print(JSON.stringify(report, null, 2));
  else { for (const d of docs) print(`${printDocument(d)}\n`); print(printTotals(report.totals)); }
  return report;
}
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try { run(process.argv.slice(2)); } catch (e) { console.log(`score: ${e.message}`); }
  process.exitCode = 0;
}
