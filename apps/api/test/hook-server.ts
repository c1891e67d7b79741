// A receiver of webhooks for tests: answers what it is told to, and remembers every call.
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

export type Heard = { body: string; headers: http.IncomingHttpHeaders; path: string }
export type Reply = (response: http.ServerResponse, heard: Heard) => void

// A certificate that nobody has signed; its key protects nothing.
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUcX/OXQ3iBGAgTCC81TwTEYGJj7IwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA0MDQxMloYDzIxMjYxMDI5
MDQwNDEyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARuz3oozbRTaFZHnKbeRk1PTw5buPzMzYEepIo1rAoiJa4KqW5PhZvA
+N1COLqFx8a2rTa+kINOXAVjLITJZe6eo1MwUTAdBgNVHQ4EFgQUjJY8l3V5+3Tu
ktXl/Lbvgd6EDBwwHwYDVR0jBBgwFoAUjJY8l3V5+3TuktXl/Lbvgd6EDBwwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBG0cYKrrmzVoSX//4Tm07u
fs7tQgmbsGkx/yqCRszScAIhAMIRNfc3G8SchYf65xtFovVrbX+xKo9Ssu3KunBZ
WBII
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgtOW9PyLai27bDwpJ
G3EOvyfhcAzTsJ8sPBJGV9mzun2hRANCAARuz3oozbRTaFZHnKbeRk1PTw5buPzM
zYEepIo1rAoiJa4KqW5PhZvA+N1COLqFx8a2rTa+kINOXAVjLITJZe6e
-----END PRIVATE KEY-----`

const answerWith =
  (status: number, body = ''): Reply =>
  (response) =>
    response.writeHead(status).end(body)
export const accepts = answerWith(200, 'thank you')
export const fails = answerWith(500, 'out of order')

export const hookServer = async (options: { tls?: boolean } = {}) => {
  const heard: Heard[] = []
  let reply: Reply = accepts
  const listen: http.RequestListener = (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const call = {
        body: Buffer.concat(parts).toString(),
        headers: request.headers,
        path: request.url ?? '',
      }
      heard.push(call)
      reply(response, call)
    })
  }
  const server = options.tls ? https.createServer({ cert, key }, listen) : http.createServer(listen)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `${options.tls ? 'https' : 'http'}://localhost:${port}/hook`,
    heard,
    answers: (with_: Reply) => void (reply = with_),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
export type HookServer = Awaited<ReturnType<typeof hookServer>>
