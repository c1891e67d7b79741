// Who reads which service levels, and that their figures are those of the clocks.
import { expect, test } from 'vitest'
import { roles } from '../kit/access.ts'
import { say } from '../kit/text.ts'
import { answerMinutes } from '../quotes/validity.ts'
import { serviceLevelOf, serviceLevels } from './service-levels.ts'

test('named agents, other agents and the desk have a dialog each; customers have none', () => {
  expect(serviceLevelOf({ roleName: 'clearing-agent', agentCode: 'EASC' })).toBe('air')
  expect(serviceLevelOf({ roleName: 'clearing-agent', agentCode: 'AG_MICO' })).toBe('sea')
  expect(serviceLevelOf({ roleName: 'warehouse-agent', agentCode: 'AG_OTHER' })).toBe('agent')
  expect(roles.filter((roleName) => serviceLevelOf({ roleName, agentCode: null }) === 'desk')).toEqual([
    'desk',
    'admin',
    'admin-readonly',
  ])
  expect(serviceLevelOf({ roleName: 'business', agentCode: null })).toBeUndefined()
  expect(serviceLevelOf(undefined)).toBeUndefined()
})

test('the figures are read from the clocks and written as people say them', () => {
  const first = serviceLevels.sea.map(({ within, params }) => say('en', within, params))
  expect(first).toEqual([`${answerMinutes.container} minutes`, '1 hour', '30 minutes', '1 working day'])
  expect(serviceLevels.sea.map(({ within, params }) => say('ar', within, params))[1]).toBe('ساعة واحدة')
  expect(serviceLevels.desk.map(({ within, params }) => say('en', within, params))).toContain('48 hours')
})
