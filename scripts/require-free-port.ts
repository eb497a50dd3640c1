import { createServer } from 'node:net'

/**
 * Ends with one sentence when the port that the app is to listen on is taken, before anything is built:
 * a minute later the server itself would say so in a stack trace.
 */
export async function requireFreePort(port: number): Promise<void> {
  if (await isFree(port)) return
  console.error(
    `Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
  )
  process.exit(1)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, 'localhost', () => server.close(() => resolve(true)))
  })
}
