import './documents.css'
import { useDropzone } from 'react-dropzone'

import { Button } from '#client/ui/button.tsx'
import { classes } from '#client/ui/classes.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Panel } from '#client/ui/panel.tsx'

import { PaperDrawing } from './paper-drawing.tsx'
import { ACCEPT, refusalOf } from './refusal.ts'
import type { UploadEvent, UploadState } from './upload-flow.ts'

type PanelState = Extract<UploadState, { step: 'choosing' | 'uploading' | 'starting' }>

/** Drop or browse one file, then start its analysis. A refused file leaves the chosen one in place. */
export function UploadPanel({
  state,
  send,
}: {
  state: PanelState
  send: (event: UploadEvent) => void
}) {
  const busy = state.step !== 'choosing'
  const chosen = chosenOf(state)
  const refusal = state.step === 'choosing' ? state.refusal : null
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: ACCEPT,
    multiple: true,
    disabled: busy,
    // The keyboard has the button inside; a press anywhere opens the same.
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)]
      const sentence = refusalOf(files)
      const [file] = files
      if (sentence !== null) send({ type: 'refuse', sentence })
      else if (file !== undefined) send({ type: 'choose', file })
    },
  })
  return (
    <Panel aria-labelledby="upload-heading">
      <div className="panel-head">
        <h2 id="upload-heading">Upload a document</h2>
        <p className="soft">One file: the contract, the vendor’s disclosure, or both together.</p>
      </div>
      <div
        {...getRootProps({
          'aria-disabled': busy,
          className: classes('drop', isDragActive && 'is-over', chosen !== null && 'is-filled'),
        })}
      >
        <input {...getInputProps({ 'aria-label': 'File to upload', multiple: false })} />
        <PaperDrawing kind={chosen === null ? 'arrow' : 'written'} />
        <p className="drop-name" aria-live="polite">
          {chosen === null ? 'Drop the file here' : chosen.name}
        </p>
        <p className={classes('soft', chosen !== null && 't-sm num')}>
          {chosen === null ? 'or ' : chosen.about}
          {chosen !== null && !busy && chosen.about !== '' && <span className="vbar" />}
          {!busy && (
            <button type="button" className="link drop-browse" aria-describedby="upload-rules">
              {chosen === null ? 'browse your files' : 'Choose another file'}
            </button>
          )}
        </p>
      </div>
      <p className="drop-refusal" role="alert" hidden={refusal === null}>
        {refusal !== null && (
          <>
            <Icon name="i-lucide-circle-alert" /> <span>{refusal}</span>
          </>
        )}
      </p>
      <div className="drop-foot">
        <div className="drop-rules" id="upload-rules">
          <p>Supports PDF, TXT, and DOCX formats</p>
          <p>Maximum file size: 15MB</p>
        </div>
        <div className="btn-row">
          <Button
            variant="ghost"
            disabled={state.step === 'starting'}
            onClick={() => send({ type: 'cancel' })}
          >
            Cancel
          </Button>
          <Button
            pending={busy}
            disabled={chosen === null}
            onClick={() => send({ type: 'submit' })}
          >
            {WORDS[state.step]}
          </Button>
        </div>
      </div>
      <p className="t-sm soft panel-note">
        This uses 1 credit. A file that cannot be read is refused before any credit is used, and a
        failed analysis gives the credit back.
      </p>
    </Panel>
  )
}

/** Spec §2 names the first two; a start without an upload would be misnamed by them. */
const WORDS: Readonly<Record<PanelState['step'], string>> = {
  choosing: 'Start Analysis',
  uploading: 'Uploading...',
  starting: 'Starting...',
}

function chosenOf(state: PanelState): { name: string; about: string } | null {
  if (state.step === 'starting') return { name: state.document.originalName, about: '' }
  return state.file === null
    ? null
    : { name: state.file.name, about: aboutFile(state.file.name, state.file.size) }
}

const KIB = 1024
const size = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** "PDF, 4.2 MB". */
export function aboutFile(name: string, bytes: number): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  const weight =
    bytes < KIB * KIB
      ? `${Math.max(1, Math.round(bytes / KIB))} kB`
      : `${size.format(bytes / KIB / KIB)} MB`
  return `${ending}, ${weight}`
}
