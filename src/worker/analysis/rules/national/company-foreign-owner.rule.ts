import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  holder:
    /\b(?:ultimate )?holding company\b|\bmembers?\b|\bshareholders?\b|\bforeign compan\w{1,3}\b|\bFNOS\b|\bARBN\b/i,
  parent: /\bultimate holding company\b/i,
  foreign: /\b(?:FNOS|foreign (?:company|corporation|registered)|registrable foreign body)\b/i,
  country:
    /\b(?:singapore|hong kong|china|PRC|malaysia|japan|korea|taiwan|indonesia|thailand|vietnam|india|united kingdom|UK|england|ireland|USA|united states|delaware|canada|cayman islands|british virgin islands|BVI|bermuda|jersey|guernsey|luxembourg|netherlands|germany|switzerland|france|uae|dubai|mauritius|samoa|new zealand|fiji)\b/i,
  suffix: /\b(?:GmbH|S\.A\.|B\.V\.|LLC|Inc\.?|Co\.,? Ltd|Sdn Bhd|Pte\.? Ltd|KK)(?= |$|,|\))/,
  street: /\b(?:street|road|avenue|court|crescent|place|parade|drive|lane|close)\b/i,
})

/** Tax withheld from a foreign vendor is the buyer’s duty. */
export default defineRule({
  id: 'national/company-foreign-owner',
  title: 'Foreign ownership of the company',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.cth.taxAdministration, 'Subdiv 14-D'), cite(act.cth.foreignAcquisitions)],
  appliesTo: ['company-extract'],
  patterns,
  clear: 'No foreign parent or foreign member was found in the extract.',
  subject:
    /\bholding company\b|\bforeign (?:compan(?:y|ies)|owned|owner\w{0,4}|persons?|acquirer|parent|shareholder|investor|member)\b|\bARBN\b|\bPte\b|\boverseas\b|\bFNOS\b|\bFIRB\b|\b(?:Hong Kong|Singapore|China|Malaysia|Japan|Cayman|Virgin Islands|New Zealand|London)\b/i,
  messages: {
    foreign: {
      title: 'The company in the extract is foreign or has a foreign owner',
      description:
        'The extract at {{where}} shows a foreign company, parent or member. If this company sells, note that a foreign resident may not get a clearance certificate of the tax office, and that without one for the vendor at settlement you must keep back 15% of the price and pay it to that office. If this company is the buyer, the rules for foreign buyers and a surcharge of duty may apply.',
      recommendation:
        'Ask for the tax office’s clearance certificate before settlement, and withhold if it is not there.',
      question: 'Will the vendor give a clearance certificate of the tax office before settlement?',
    },
  },
  check({ doc }, report) {
    for (const { text, heading, previous, span } of passagesIn(doc, ['company-extract'])) {
      const before = previous.length < 60 ? previous : ''
      const role = `${heading} ${before} ${text}`
      const named = patterns.country.test(text) && !patterns.street.test(text)
      const own = patterns.foreign.test(text)
      if (!own && !(patterns.holder.test(role) && (named || patterns.suffix.test(text)))) continue
      report('foreign', [span], {}, patterns.parent.test(role) || own ? {} : { strength: 'likely' })
    }
  },
})
