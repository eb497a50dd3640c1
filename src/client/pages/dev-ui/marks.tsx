import { Badge, type BadgeVariant } from '#client/ui/badge.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Asterisk, Wordmark } from '#client/ui/logo.tsx'
import { SeverityMark, SeverityTag } from '#client/ui/severity.tsx'
import type { Severity } from '#shared/report.ts'

import { Part } from './part.tsx'

const BADGES: readonly BadgeVariant[] = ['default', 'secondary', 'destructive', 'outline', 'warn']
const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high', 'critical']

export function Marks() {
  return (
    <>
      <Part title="Badges and severity">
        <div className="btn-row">
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
          <Badge variant="secondary">
            <Icon name="i-lucide-check" /> Succeeded
          </Badge>
        </div>
        <div className="btn-row">
          {SEVERITIES.map((severity) => (
            <SeverityTag key={severity} severity={severity} tag />
          ))}
        </div>
        <div className="btn-row">
          {SEVERITIES.map((severity) => (
            <SeverityTag key={severity} severity={severity} />
          ))}
        </div>
        <div className="part-marks">
          {SEVERITIES.map((severity) => (
            <SeverityMark key={severity} severity={severity} label={severity} />
          ))}
        </div>
      </Part>
      <Part title="Name and mark">
        <div className="btn-row">
          <Wordmark large />
          <Wordmark />
          <span className="display">
            <Asterisk />
          </span>
        </div>
      </Part>
    </>
  )
}
