import { UPLOAD_ENVELOPE_BYTES, UPLOAD_MAX_BYTES } from '#shared/limits.ts'
import { AppError } from '#worker/errors.ts'

export type Upload = { readonly name: string; readonly bytes: Uint8Array }

/**
 * Reads the one file of a multipart body into memory, counting as it comes: what a request says of
 * its own length is only believed when it is too long.
 *
 * @throws AppError('too-large') at the first byte too many, AppError('invalid-request') when there
 *   is not exactly one file in the field.
 */
export async function readUpload(request: Request, field: string): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw noFile()
  const body = await readBounded(request, UPLOAD_MAX_BYTES + UPLOAD_ENVELOPE_BYTES)
  const file = oneFile(await parseForm(body, contentType), field)
  if (file.size > UPLOAD_MAX_BYTES) throw tooLarge()
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

async function readBounded(request: Request, maxBytes: number): Promise<Blob> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by an error cancels the stream: the rest is never read.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
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
