import { Fragment } from 'react'

/** As the reader of PDFs marks words through which a line is drawn: `Yes / ~~No~~`. */
const STRUCK = /~~([^~\n]{1,400})~~/

/** A document's words, those struck out in it struck out here; half a mark, where a cut left one, is dropped. */
export function StruckWords({ text }: { text: string }) {
  // The group makes every second piece a struck one.
  return text.split(STRUCK).map((words, index) => {
    // The pieces of one text never change places.
    if (index % 2 === 1) return <s key={index}>{words}</s>
    return <Fragment key={index}>{words.replaceAll('~~', '')}</Fragment>
  })
}
