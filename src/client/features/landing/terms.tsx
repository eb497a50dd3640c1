import { PASSWORD_MIN_LENGTH, UPLOAD_MAX_BYTES } from '#shared/limits.ts'
import { formatAud, PAYG_PRICE_CENTS } from '#shared/pricing.ts'

import { LegalPage, LegalPart } from './legal-page.tsx'

/** `/terms`. In plain words, and true to the code: it promises only what the product does. */
export function TermsText() {
  return (
    <LegalPage
      title="Terms"
      lead="What you get, what you do not, and what it costs. Nothing here takes away a right that Australian law gives you."
    >
      <LegalPart title="What Fineprint is">
        <p>
          A program that reads property documents and reports what a buyer should ask about, with
          the page and the words. It is information. It is not legal advice, no lawyer has read your
          contract, and it never says buy or don’t buy. Before you sign, or before a time limit
          ends, ask a lawyer or conveyancer.
        </p>
      </LegalPart>
      <LegalPart title="What it may get wrong">
        <p>
          It can miss a risk and it can raise one that is none. How often it did on documents with
          known answers is published on the front page. It reads the words in a file: pages that are
          only pictures are listed as not read, and what is not in the file cannot be found in it.
          The law it follows is dated in every report.
        </p>
      </LegalPart>
      <LegalPart title="Your account">
        <p>
          One account for each email address, verified before you can sign in, with a password of at
          least {PASSWORD_MIN_LENGTH} characters. Keep it to yourself: what is done with it counts
          as done by you.
        </p>
      </LegalPart>
      <LegalPart title="Your files">
        <p>
          They stay yours. Upload only what you may: PDF, DOCX or TXT, up to{' '}
          {UPLOAD_MAX_BYTES / 1024 / 1024} MB. We use them to make your report and for nothing else.
        </p>
      </LegalPart>
      <LegalPart title="Credits and prices">
        <ul className="land-list">
          <li>
            One credit reads one file. The first is free; after that {formatAud(PAYG_PRICE_CENTS)},
            or less in quantity or with a plan, as the front page lists. Prices include GST.
          </li>
          <li>Credits never expire. They belong to the account and cannot be passed on.</li>
          <li>
            A refused file uses no credit. An analysis that fails, or that finds no property paper
            in a file, gives its credit back by itself.
          </li>
          <li>The same file again shows its report and uses no credit.</li>
        </ul>
      </LegalPart>
      <LegalPart title="Plans">
        <p>
          A plan renews at the end of each period until you cancel it, which you can do at any time
          on the subscription page. It then runs to the end of the period you paid for. The credits
          you have stay yours.
        </p>
      </LegalPart>
      <LegalPart title="When something is wrong">
        <p>
          The Australian Consumer Law guarantees that a service is given with due care and is fit
          for its purpose. If ours was not, you are entitled to a remedy, and these terms do not
          change that.
        </p>
      </LegalPart>
    </LegalPage>
  )
}
