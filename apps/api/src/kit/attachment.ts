// Headers of every file we hand out: saved, never shown in place, and powerless if a browser opens it after all (Z30).
import type { FastifyReply } from 'fastify'

/** `Content-Disposition` with a plain fallback name and the real one as RFC 8187 (formerly 5987) asks. */
export const disposition = (fileName: string): string => {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const real = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`
}

export const attachment = (reply: FastifyReply, mediaType: string, fileName: string): FastifyReply =>
  reply
    .header('content-type', mediaType)
    .header('content-disposition', disposition(fileName))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
