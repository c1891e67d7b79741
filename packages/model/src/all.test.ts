// What holds for every machine, contract and problem of the product, those of lines to come included.
import { describe, expect, test } from 'vitest'
import { allEndpoints, allMachines, allProblems } from './all.ts'
import { documentText } from './documents/text.ts'
import { roles } from './kit/access.ts'
import { isWrite } from './kit/endpoint.ts'
import { machineFaults } from './kit/machine.ts'
import { freightStatusText } from './freight/text.ts'
import { quotationStateText } from './requests/text.ts'

test('every machine is sound', () => expect(allMachines.flatMap(machineFaults)).toEqual([]))

test('machine names differ', () => {
  expect(new Set(allMachines.map((machine) => machine.name)).size).toBe(allMachines.length)
})

/** The house's own work, in which no customer waits for an administrator. */
const inHouse = ['finance-period', 'vat-return', 'e-invoice', 'purchase', 'refund-transfer']

test('every state has a way out that needs no administrator, or is an end', () => {
  const stuck = allMachines
    .filter(({ name }) => !inHouse.includes(name))
    .flatMap((machine) =>
      machine.states.filter(
        (state) =>
          !machine.terminal.includes(state) &&
          !Object.values(machine.moves).some(
            (move) =>
              move.from.includes(state) &&
              move.to.some((to) => to !== state) &&
              move.actors.some((actor) => actor !== 'admin'),
          ),
      ),
    )
  expect(stuck).toEqual([])
})

/** States that people read; those of payment sessions show as payments, and NOT_DUE shows as nothing. */
const stateTexts: Record<string, Record<string, { en: string; ar: string }>> = {
  quotation: quotationStateText,
  'freight-request': freightStatusText,
  'freight-balance': { ...freightStatusText, NOT_DUE: { en: '-', ar: '-' } },
  document: Object.fromEntries(
    Object.entries(documentText).flatMap(([key, row]) =>
      key.startsWith('documents.state.') ? [[key.slice(16), row]] : [],
    ),
  ),
}
test.each(allMachines.filter((machine) => stateTexts[machine.name]))(
  'every state of $name has its words in both languages',
  ({ name, states }) => {
    expect(
      states.filter((state) => !stateTexts[name]?.[state]?.en || !stateTexts[name]?.[state]?.ar),
    ).toEqual([])
  },
)

describe('every contract', () => {
  test('has a verb of its own, and a way of its own in every letter case', () => {
    expect(new Set(allEndpoints.map((each) => each.verb)).size).toBe(allEndpoints.length)
    const ways = allEndpoints.flatMap(({ method, path, twins = [] }) =>
      [{ method, path }, ...twins.map((twin) => ({ path, ...twin }))].map(
        (way) => `${way.method} ${way.path.replace(/\{\w+\}/g, '{}').toLowerCase()}`,
      ),
    )
    expect(ways.filter((way, index) => ways.indexOf(way) !== index)).toEqual([])
  })

  test('names somebody who may call it, and nobody unknown', () => {
    const known = new Set<string>([...roles, 'visitor'])
    for (const { verb, policy } of allEndpoints) {
      expect([verb, Object.keys(policy).length > 0]).toEqual([verb, true])
      expect([verb, Object.keys(policy).filter((role) => !known.has(role))]).toEqual([verb, []])
    }
  })

  test('that writes is closed to the read-only administrator, but for what is their own or changes nothing', () => {
    const own =
      `signIn refreshSession signOut finishSignIn beginPasskeySignIn signInWithPasskey takeHandOver endDirectory
      getUserProfile setPreferredLanguage updateProfile sendMobileCode updateMobile changePassword saveNoticeChoice
      askDataExport closeAccount forgotPassword viewPasswordReset resetPassword viewInvitation acceptInvitation
      beginCheck passCheck beginCode confirmCode removeCode renewRecovery beginPasskey addPasskey renamePasskey
      removePasskey forgetDevice unlinkIdentity endOwnSession endOtherSessions startActing endActing
      calculateRates estimateFreight validateBestFit readNotifications rateShipment validateDocumentNumbers getDepartmentDirectory transactionLog issueReportTicket`.split(
        /\s+/,
      )
    const open = allEndpoints
      .filter((each) => isWrite(each) && each.policy['admin-readonly'] !== undefined)
      .map((each) => each.verb)
    expect(open.filter((verb) => !own.includes(verb))).toEqual([])
  })

  test('that is a GET and writes has a twin for our own client', () => {
    const lonely = allEndpoints.filter(
      (each) => each.method === 'GET' && each.writes && !each.twins?.some((twin) => twin.method !== 'GET'),
    )
    expect(lonely.map((each) => each.verb)).toEqual([])
  })

  test('has every path parameter among its query', () => {
    for (const { verb, path, query } of allEndpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
      const known = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
      expect([verb, named.filter((name) => !known.includes(name))]).toEqual([verb, []])
    }
  })

  test('lists only problems that exist', () => {
    const unknown = allEndpoints.flatMap((each) =>
      (each.problems ?? []).filter((code) => !allProblems[code]).map((code) => `${each.verb}: ${code}`),
    )
    expect(unknown).toEqual([])
  })

  test('is cached only where the answer is the same for everybody', () => {
    for (const { verb, cache, policy, writes } of allEndpoints)
      if (cache !== undefined) expect([verb, policy.visitor, writes]).toEqual([verb, 'any', undefined])
  })
})

describe('every problem', () => {
  test('has a status, and both sentences with the same placeholders', () => {
    const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted()
    for (const [code, row] of Object.entries(allProblems)) {
      expect([code, row.status >= 400 && row.status < 600]).toEqual([code, true])
      expect([code, holes(row.ar)]).toEqual([code, holes(row.en)])
      expect([code, /[\u0600-\u06ff]/.test(row.ar)]).toEqual([code, true])
    }
  })

  test('has another status than 401, on which clients sign out, but the ends of a session and of an API key', () => {
    expect(
      Object.entries(allProblems)
        .filter(([, row]) => row.status === 401)
        .map(([code]) => code),
    ).toEqual(['kit.signed-out', 'kit.key-wrong'])
  })
})
