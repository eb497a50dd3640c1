import { Link } from 'wouter'

import { Button } from '#client/ui/button.tsx'
import { buttonClass, type ButtonSize, type ButtonVariant } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'

import { Part } from './part.tsx'

/** The words of the product that stand on each. */
const VARIANTS: readonly (readonly [ButtonVariant, string])[] = [
  ['default', 'Start Analysis'],
  ['destructive', 'Delete Selected'],
  ['outline', 'View in Document'],
  ['secondary', 'Get Credits'],
  ['ghost', 'Cancel'],
  ['link', 'Resend'],
]
const SIZES: readonly ButtonSize[] = ['default', 'sm', 'lg', 'icon']

export function Buttons() {
  return (
    <Part title="Buttons">
      <div className="part-scroll">
        <table className="part-table">
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {SIZES.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">pending</th>
              <th scope="col">disabled</th>
            </tr>
          </thead>
          <tbody>
            {VARIANTS.map(([variant, words]) => (
              <Row key={variant} variant={variant} words={words} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="btn-row">
        <Link className={buttonClass({ variant: 'outline' })} href="/dev/ui">
          A link that looks like a button
        </Link>
        <a className="link" href="#main">
          A link in text
        </a>
      </div>
      <Button block>As wide as its container</Button>
    </Part>
  )
}

function Row({ variant, words }: { variant: ButtonVariant; words: string }) {
  return (
    <tr>
      <th scope="row">{variant}</th>
      {SIZES.map((size) => (
        <td key={size}>
          {size === 'icon' ? (
            <Button variant={variant} size="icon" aria-label={words}>
              <Icon name="i-lucide-plus" />
            </Button>
          ) : (
            <Button variant={variant} size={size}>
              {words}
            </Button>
          )}
        </td>
      ))}
      <td>
        <Button variant={variant} pending>
          {words}
        </Button>
      </td>
      <td>
        <Button variant={variant} disabled>
          {words}
        </Button>
      </td>
    </tr>
  )
}
