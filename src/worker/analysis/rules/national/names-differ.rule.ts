import type { Severity } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { nameKey } from '../reading/names.ts'
import { type Role, type RoleHolder, ROLE_PATTERNS, roleHolders } from '../parties/role-holders.ts'

const patterns = wordings({
  ...ROLE_PATTERNS,
  /** Who stands for an agency, and bears another name than it. */
  employee:
    /\b(?:property|sales|agent['’]s|real estate) (?:representative|consultant|associate|executive|person|manager)\b|\bsales ?(?:person|man|woman)\b|\bauctioneer\b/i,
  residential: /\b(?:renters?|residential)\b/i,
  home: /\b(?:dwelling|flat|house|cottage|bedrooms?|upstairs)\b/i,
  business: /\b(?:pty|limited|ltd|retail|shop|office|commercial|warehouse|premises lease)\b/i,
})

/** What hangs on who it is. */
const ROLES: Readonly<Record<Role, readonly [Severity, string]>> = {
  'selling agent': [
    'medium',
    'Two agents may both claim a commission, and only the vendor’s own agent may take the deposit or your notices.',
  ],
  attorney: [
    'high',
    'Only the person whom the power of attorney names can sign for the party. A contract that another has signed may bind nobody.',
  ],
  tenant: ['medium', 'You take over the lease with whoever is the tenant, and that person’s bond.'],
  'deposit holder': ['medium', 'A deposit that is paid to the wrong person may not be safe.'],
  'vendor’s solicitor': ['low', 'Notices sent to the wrong office may be late or have no effect.'],
  insurer: ['medium', 'A claim goes to the insurer of the policy and to nobody else.'],
  builder: ['medium', 'Warranties and insurance for the work hold for the builder that is named.'],
}

/** One part in the sale that two papers give to two persons. */
export default defineRule({
  id: 'national/names-differ',
  title: 'Agents, attorneys, tenants and others across the papers',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No agent, attorney, tenant or deposit holder was found under two names.',
  messages: {
    differ: {
      title: 'The {{role}} is {{first}} in one place, {{second}} in another',
      description:
        'One paper names {{first}} as {{role}}, the words at {{where}} name {{second}}, and nothing explains the difference. {{why}}',
      recommendation:
        'Before you sign, ask which name is right, and have the other place corrected.',
      question: 'Who is the {{role}}, {{first}} or {{second}}?',
    },
  },
  check({ doc }, report) {
    const groups = new Map<string, RoleHolder[]>()
    for (const holder of roleHolders(doc)) {
      const key = `${holder.role}/${holder.key}`
      const group = groups.get(key) ?? []
      groups.set(key, group)
      group.push(holder)
    }
    for (const group of groups.values()) {
      const pair = strangersIn(group)
      if (pair === null) continue
      const [one, other] = pair
      const [severity, why] = ROLES[one.role]
      report(
        'differ',
        [one.span, other.span],
        {
          role: one.role,
          first: one.name,
          second: other.name,
          why,
          where: `page ${other.page}`,
        },
        {
          severity,
          strength: 'likely',
          sides: [one, other].map(({ name, page, span }) => ({
            label: `Page ${page}`,
            value: name,
            spans: [span],
          })),
        },
      )
    }
  },
})

/** The first two places of two papers that have no name in common. */
function strangersIn(holders: readonly RoleHolder[]): readonly [RoleHolder, RoleHolder] | null {
  const papers = new Map<string, RoleHolder[]>()
  for (const holder of holders) {
    const paper = papers.get(holder.paper) ?? []
    papers.set(holder.paper, paper)
    paper.push(holder)
  }
  const [first = [], ...rest] = papers.values()
  const words = new Set(first.flatMap(({ name }) => tellingWords(name)))
  for (const later of rest) {
    const [one] = first
    const [other] = later
    if (one === undefined || other === undefined) continue
    if (one.role === 'tenant' && isOfAnotherLetting(one, other)) continue
    if (one.role === 'selling agent' && isOfAgency(one, other)) continue
    if (later.some(({ name }) => tellingWords(name).some((word) => words.has(word)))) continue
    if (tellingWords(one.name).length === 0 || tellingWords(other.name).length === 0) continue
    return [one, other]
  }
  return null
}

/** The tenant of a shop and those of the dwelling over it are two, and each is told rightly. */
function isOfAnotherLetting(one: RoleHolder, other: RoleHolder): boolean {
  const [first, second] = [lettingOf(one.about), lettingOf(other.about)]
  return first !== null && second !== null && first !== second
}

/** Of two names one is that of the person whom the agency sends. */
function isOfAgency({ text: one }: RoleHolder, { text: other }: RoleHolder): boolean {
  return patterns.employee.test(one) !== patterns.employee.test(other)
}

function lettingOf(about: string): 'home' | 'business' | null {
  if (patterns.residential.test(about)) return 'home'
  const [isHome, isBusiness] = [patterns.home.test(about), patterns.business.test(about)]
  if (isHome === isBusiness) return null
  return isHome ? 'home' : 'business'
}

function tellingWords(name: string): string[] {
  return nameKey(name).filter((word) => word.length > 2 && !COMMON.has(word))
}

/** Words of a trade, which two firms may share. */
const COMMON = new Set(
  'real estate property properties realty group agency agents agent legal law lawyers solicitors conveyancing conveyancers insurance underwriters homes building constructions builders mutual australia company partners associates account services sons victoria queensland tasmania sydney melbourne'.split(
    ' ',
  ),
)
