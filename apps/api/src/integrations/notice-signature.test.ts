// What is taken for a notice of another system: its signature over time and body, for five minutes.
import { expect, test } from 'vitest'
import { noticeRefusal } from './notice-signature.ts'

const secret = 'port-demo-secret'
const body = '{"eventID":"e1"}'
const at = 1795497150
const header = `t=${at},v1=8a4be329eddcc7f368a46522e756eacf00c692984dc5d38e44bb042d52f2f5a9`
const after = (seconds: number) => new Date((at + seconds) * 1000)

test.each([
  ['at the moment', 0, undefined],
  ['five minutes later', 300, undefined],
  ['later', 301, 'integrations.notice-old'],
  ['by a clock that is five minutes behind', -300, undefined],
  ['by a clock further behind', -301, 'integrations.notice-old'],
])('the agreed example %s', (_when, seconds, refusal) => {
  expect(noticeRefusal(secret, header, body, after(seconds))).toBe(refusal)
})

test.each([
  ['another body', secret, header, '{"eventID":"e2"}'],
  ['another spelling of the body', secret, header, '{ "eventID": "e1" }'],
  ['another secret', 'guess', header, body],
  ['no secret agreed', '', header, body],
  ['another time', secret, header.replace(String(at), String(at + 1)), body],
  ['a changed sign', secret, header.replace('v1=8', 'v1=9'), body],
  ['a shorter signature', secret, header.slice(0, -1), body],
  ['a longer one', secret, `${header}0`, body],
  ['no header', secret, undefined, body],
  ['two headers', secret, [header, header], body],
  ['nothing but a time', secret, `t=${at}`, body],
])('%s is refused', (_what, key, given, sent) => {
  expect(noticeRefusal(key, given, sent, after(0))).toBe('integrations.notice-refused')
})
