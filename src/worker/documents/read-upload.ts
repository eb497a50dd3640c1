import { UPLOAD_ENVELOPE_BYTES, UPLOAD_MAX_BYTES } from '#shared/limits.ts'
import { AppError } from '#worker/errors.ts'

export type Upload = { readonly name: string; readonly bytes: Uint8Array }

type Options = {
  /**
   * How much of a body that is too large is read and thrown away before the answer. None on
   * Cloudflare, whose edge takes what a Worker leaves; the local servers break the connection
   * instead, and the sender never sees the answer.
   */
  readonly discardBytes: number
}

/**
 * Reads the one file of a multipart body into memory, counting as it comes: what a request says of
 * its own length is only believed when it is too long.
 *
 * @throws AppError('too-large') at the first byte too many, AppError('invalid-request') when there
 *   is not exactly one file in the field.
 */
export async function readUpload(
  request: Request,
  field: string,
  options: Options,
): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw noFile()
  const body = await readBounded(request, options)
  const file = oneFile(await parseForm(body, contentType), field)
  if (file.size > UPLOAD_MAX_BYTES) throw tooLarge()
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

const BODY_MAX_BYTES = UPLOAD_MAX_BYTES + UPLOAD_ENVELOPE_BYTES

async function readBounded(request: Request, { discardBytes }: Options): Promise<Blob> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > BODY_MAX_BYTES + discardBytes) throw tooLarge()
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= BODY_MAX_BYTES) chunks.push(chunk)
    else chunks = []
    // Leaving the loop cancels the stream: the rest is never read.
    if (size > BODY_MAX_BYTES + discardBytes) break
  }
  if (size > BODY_MAX_BYTES) throw tooLarge()
  return new Blob(chunks)
}

async function parseForm(body: Blob, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new AppError('invalid-request', 'The upload could not be read. Please try again.')
  }
}

function oneFile(form: FormData, field: string): File {
  const [file, ...more] = form.getAll(field)
  if (!(file instanceof File)) throw noFile()
  if (more.length > 0) throw new AppError('invalid-request', 'Please upload one file at a time.')
  return file
}

function noFile(): AppError {
  return new AppError('invalid-request', 'Please choose a file to upload.')
}

function tooLarge(): AppError {
  return new AppError('too-large', 'This file is larger than 15 MB. Please upload a smaller one.')
}
