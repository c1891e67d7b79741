// Answers on their way: a long one in JSON is compressed for whoever reads that, everything else goes as it is.
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const rows = Array.from({ length: 100 }, (_, index) => ({ number: `FR-26-${index}`, name: 'كراتشي' }))
const http = Fastify()
compressAnswers(http)
http.get('/list', () => rows)
http.get('/short', () => ({ token: 'secret' }))
http.get('/page', (_request, reply) => reply.type('text/html').send('<p>a</p>'.repeat(1000)))
http.get('/file', (_request, reply) => reply.type('application/json').send(Buffer.from(JSON.stringify(rows))))

const get = (url: string, accepted?: string) =>
  http.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8'])(
  '%s: a list is smaller and the same',
  async (accepted) => {
    const { headers, rawPayload } = await get('/list', accepted)
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(headers['vary']).toBe('accept-encoding')
    expect(rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 4)
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(rows)
  },
)

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.0, br'])(
  '%s: a list goes as it is',
  async (accepted) => {
    const { headers, body } = await get('/list', accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBe('accept-encoding')
    expect(JSON.parse(body)).toEqual(rows)
  },
)

test.each(['/short', '/page', '/file'])('%s goes as it is', async (url) => {
  expect((await get(url, 'gzip')).headers['content-encoding']).toBeUndefined()
})

test('who only asks for the head reads the length of what would come', async () => {
  const { headers, rawPayload } = await http.inject({
    method: 'HEAD',
    url: '/list',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(rawPayload.length).toBe(0)
  expect(headers['content-length']).toBe((await get('/list', 'gzip')).headers['content-length'])
})
