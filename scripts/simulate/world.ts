import { PAID_PLAN_IDS } from '#shared/pricing.ts'
import { startRun } from '#worker/analysis/start-run.ts'
import type { Run } from '#worker/analysis/status.ts'
import { claim, complete, failRun } from '#worker/analysis/status.ts'
import { sweep } from '#worker/analysis/sweep.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import type { Bindings, SessionUser } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { buyCredits } from '#worker/payments/buy-credits.ts'
import { cancelPlan } from '#worker/payments/cancel-plan.ts'
import { handleEvent } from '#worker/payments/handle-event.ts'
import { pendingPayment } from '#worker/payments/pending-payment.ts'
import { settleIntent } from '#worker/payments/settle-payment.ts'
import { subscribe } from '#worker/payments/subscribe.ts'
import { sweepPayments } from '#worker/payments/sweep-payments.ts'

import type { FakeEvent } from './fake-stripe.ts'
import { createFakeStripe } from './fake-stripe.ts'
import type { Random } from './random.ts'
import { createScheduler } from './scheduler.ts'
import { asD1, openAppDatabase, openLedgers } from './storage.ts'

export type World = ReturnType<typeof createWorld>

const START_MS = Date.UTC(2026, 10, 21)
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const QUANTITIES = [1, 1, 1, 2, 10, 19, 20, 50]

/** Users, their analyses, Stripe, the queue and the clock, over the app's own code. */
export function createWorld(random: Random, users: number) {
  let atMs = START_MS
  let queue: Run[] = []
  /** Taken by a consumer that has not said that it is done: comes back after a crash. */
  let inFlight: Run[] = []
  const now = () => new Date(atMs)
  const scheduler = createScheduler(random)
  const database = openAppDatabase()
  const ledgers = openLedgers(random, scheduler.gate, crash)
  ledgers.setDeadly(0.01)
  const stripe = createFakeStripe(scheduler.gate, now)
  const env = {
    DB: asD1(database, scheduler.gate),
    LEDGER: { getByName: ledgers.getByName },
    ANALYSIS_QUEUE: {
      async send(letter: Run) {
        await scheduler.gate()
        queue.push(letter)
        await scheduler.gate()
      },
    },
    FILES: {},
    // These four are all that the code under test asks of its bindings.
  } as unknown as Bindings
  const desk = { env, gateway: stripe.gateway, now }
  const people = Array.from({ length: users }, (_, index) => addUser(database, index))

  function crash(): void {
    scheduler.crash()
    ledgers.forget()
    queue = [...queue, ...inFlight]
    inFlight = []
  }

  /** Refusals with a sentence are answers; anything else is a fault. */
  async function asUser(name: string, userId: string | null, work: () => Promise<unknown>) {
    await scheduler.spawn({ name, userId }, async () => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    })
    return userId
  }

  function start({ id }: SessionUser) {
    const own = database.prepare('select id from analyses where user_id = ?').all(id)
    const known = random.chance(0.5) ? random.pick(own) : undefined
    const analysisId = known ? String(known['id']) : addAnalysis(database, id, atMs)
    return asUser('start', id, () => startRun(env, analysisId, id, now))
  }

  /** The browser after a payment: sometimes twice, sometimes never. */
  async function allocate(user: SessionUser, clientSecret: string | null): Promise<void> {
    if (clientSecret === null) return
    const intentId = clientSecret.split('_secret_')[0] ?? ''
    const intent = stripe.intents.get(intentId)
    if (intent && random.chance(0.85)) stripe.pay(intent, random.chance(0.8))
    for (let times = random.below(3); times > 0; times -= 1) {
      await settleIntent(desk, intentId, { userId: user.id })
    }
  }

  function buy(user: SessionUser) {
    const quantity = random.pick(QUANTITIES) ?? 1
    return asUser('buy', user.id, async () =>
      allocate(user, await buyCredits(desk, user, quantity)),
    )
  }

  function choosePlan(user: SessionUser) {
    const planId = random.pick(PAID_PLAN_IDS) ?? 'monthly'
    return asUser('subscribe', user.id, async () =>
      allocate(user, await subscribe(desk, user, planId)),
    )
  }

  function finishPayment(user: SessionUser) {
    return asUser('complete payment', user.id, async () =>
      allocate(user, (await pendingPayment(desk, user.id))?.clientSecret ?? null),
    )
  }

  /** Someone else's browser names this payment: nothing may come of it. */
  function steal(user: SessionUser) {
    const intent = random.pick(stripe.paid)
    if (!intent) return start(user)
    return asUser('steal', user.id, async () => {
      await settleIntent(desk, intent.id, { userId: user.id })
    })
  }

  function deliverEvent(choose: (waiting: readonly FakeEvent[]) => FakeEvent | undefined) {
    const event = choose(stripe.waiting)
    if (!event) return null
    return asUser('webhook', null, async () => {
      await handleEvent(desk, event)
      // An answer that Stripe does not hear makes it send again.
      if (random.chance(0.85)) stripe.taken(event)
    })
  }

  function consumeOne(succeeds: () => boolean) {
    const [letter] = queue.splice(random.below(queue.length), 1)
    if (!letter) return null
    inFlight.push(letter)
    return asUser('consumer', null, async () => {
      const claimed = await claim(openDatabase(env), letter, now())
      if (claimed && succeeds()) await complete(openDatabase(env), letter, RESULT, now())
      else if (claimed) await failRun(env, letter, FAULT, now())
      inFlight = inFlight.filter((one) => one !== letter)
      if (random.chance(0.1)) queue.push(letter)
    })
  }

  /** Something at Stripe that the app is only told of. */
  function atStripe(): null {
    const paid = random.pick(stripe.paid)
    const back = random.pick(stripe.moneyBackList)
    const subscription = random.pick(stripe.subscriptionList)
    const what = random.below(6)
    if (what === 0 && paid) stripe.refund(paid, 1 + random.below(paid.receivedCents))
    else if (what === 1 && paid) stripe.dispute(paid)
    else if (what === 2 && back) settleBack(back.id)
    else if (subscription) stripe.renew(subscription, random.chance(0.75))
    return null
  }

  function settleBack(id: string): void {
    const back = stripe.moneyBack.get(id)
    if (back?.status === 'succeeded' && random.chance(0.3)) stripe.change(back, 'failed')
    if (back?.status === 'needs_response') stripe.change(back, random.chance(0.5) ? 'won' : 'lost')
  }

  function passTime(): null {
    atMs += random.chance(0.05) ? DAY_MS : random.below(2 * MINUTE_MS)
    stripe.expire()
    return null
  }

  /** Begins one operation; answers the user whom it touches, if it is one. */
  async function operate(_count: number): Promise<string | null> {
    const user = random.pick(people)
    if (!user) return null
    const turn = random.below(100)
    if (turn < 26) return start(user)
    if (turn < 34) return buy(user)
    if (turn < 38) return choosePlan(user)
    if (turn < 40) return finishPayment(user)
    if (turn < 42) return asUser('cancel', user.id, () => cancelPlan(desk, user))
    if (turn < 44) return steal(user)
    if (turn < 62) return deliverEvent((waiting) => random.pick(waiting))
    if (turn < 82) return consumeOne(() => random.chance(0.75))
    if (turn < 92) return atStripe()
    if (turn < 97) return passTime()
    if (turn < 99) return asUser('sweep', null, () => sweep(env, now))
    return asUser('payments sweep', null, () => sweepPayments(desk))
  }

  async function finish(): Promise<void> {
    while (await scheduler.step()) continue
  }

  /** No more trouble: every message arrives, every queue empties, the sweeps do the rest. */
  async function comeToRest(): Promise<void> {
    ledgers.setDeadly(0)
    for (let round = 0; round < 12; round += 1) {
      await finish()
      while (stripe.waiting.length > 0) {
        await deliverEvent(([first]) => first)
        await finish()
      }
      while (queue.length > 0) {
        await consumeOne(() => true)
        await finish()
      }
      atMs += DAY_MS
      stripe.expire()
      await asUser('sweep', null, () => sweep(env, now))
      await finish()
      await asUser('payments sweep', null, () => sweepPayments(desk))
      await finish()
    }
  }

  return {
    scheduler,
    database,
    ledgers,
    stripe,
    operate,
    crash,
    comeToRest,
    userIds: people.map(({ id }) => id),
  }
}

const RESULT = {
  totalConcerns: 0,
  categoryCounts: {},
  engineVersion: 'simulated',
  lawAsAt: '2026-11-21',
  model: null,
}
const FAULT = { code: 'simulated', message: 'This run was made to fail.' }

type AppDatabase = ReturnType<typeof openAppDatabase>

function addUser(database: AppDatabase, index: number): SessionUser {
  const id = `usr_${index}`
  const email = `${id}@example.com`
  database
    .prepare(
      `insert into users (id, email, first_name, last_name, password_hash, created_at)
        values (?, ?, 'Imogen', 'Achterberg', '', ?)`,
    )
    .run(id, email, START_MS)
  return { id, email, firstName: 'Imogen', lastName: 'Achterberg' }
}

let serial = 0
function addAnalysis(database: AppDatabase, userId: string, atMs: number): string {
  serial += 1
  const [documentId, analysisId] = [`doc_${serial}`, `ana_${serial}`]
  database
    .prepare(
      `insert into documents (id, user_id, original_name, format, size_bytes, page_count, sha256, created_at)
        values (?, ?, 'contract.pdf', 'pdf', 1, 1, ?, ?)`,
    )
    .run(documentId, userId, documentId, atMs)
  database
    .prepare(
      `insert into analyses (id, document_id, user_id, created_at, updated_at) values (?, ?, ?, ?, ?)`,
    )
    .run(analysisId, documentId, userId, atMs, atMs)
  return analysisId
}
