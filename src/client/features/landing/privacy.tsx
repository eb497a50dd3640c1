import { LegalPage, LegalPart } from './legal-page.tsx'
import { StoredTable } from './stored-table.tsx'

/** `/privacy`. Every sentence is what the code does; change the two together. */
export function PrivacyText() {
  return (
    <LegalPage
      title="Privacy"
      lead="What is stored, where, for how long, and who processes it. In full, and no longer than it has to be."
    >
      <div className="legal-wide">
        <StoredTable />
      </div>
      <LegalPart title="Your documents">
        <p>
          An uploaded file is kept so that you can read the report beside it. It is read by a
          program of rules on Cloudflare’s servers. It goes to no AI company and is used to train
          nothing. Nobody else who signs in can open it: every request for a file, a page or a
          report is checked against your account.
        </p>
        <p>
          Deleting a document deletes the file, its text, every report on it and your notes. It is
          gone for you at once; should a server fail at that moment, what is left is removed within
          minutes. There is no bin to bring it back from.
        </p>
      </LegalPart>
      <LegalPart title="Your account">
        <p>
          We keep your first and last name and your email address. Of your password only a salted
          hash (scrypt) is kept, from which it cannot be read back. Links in our mails work once: 24
          hours to verify your address, one hour to set a new password.
        </p>
      </LegalPart>
      <LegalPart title="Who works for us">
        <ul className="land-list">
          <li>
            Cloudflare runs the servers, the database and the file storage, in whichever of its data
            centres is near; no country is fixed. It keeps restore points of the database for up to
            30 days; they hold names of files and notes, but no file, no text and no report.
          </li>
          <li>
            MailChannels sends our mails. It is given your name, your address and the text of the
            mail.
          </li>
          <li>
            Stripe takes payments. It is given your name, your email address and what you buy. Card
            numbers go from your browser to Stripe and never to us. Its script is loaded only where
            you pay, and watches that form for fraud.
          </li>
        </ul>
      </LegalPart>
      <LegalPart title="Cookies and the like">
        <p>
          One cookie, which keeps you signed in. It is set when you sign in, and can be read by no
          script. Your browser also remembers whether you folded the list of documents. Stripe sets
          its own cookies where you pay. There is nothing else, and so no banner.
        </p>
      </LegalPart>
      <LegalPart title="Logs">
        <p>
          Cloudflare counts attempts to sign in, register and upload by network address, for a
          minute, to slow down abuse, and keeps a log of requests for a few days. When something
          breaks we log where in our program it broke, never what was in your document.
        </p>
      </LegalPart>
    </LegalPage>
  )
}
