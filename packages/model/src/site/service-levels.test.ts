// Who reads which service levels, and that their figures are those of the clocks.
import { expect, test } from 'vitest'
import { roles } from '../kit/access.ts'
import { say } from '../kit/text.ts'
import { settingDefaults } from '../kit/settings.ts'
import { serviceLevelOf, serviceLevelsIn } from './service-levels.ts'

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
  const first = serviceLevelsIn(settingDefaults, 'sea').map(({ within, params }) => say('en', within, params))
  expect(first).toEqual(['30 minutes', '1 hour', '30 minutes', '1 working day'])
  expect(
    serviceLevelsIn(settingDefaults, 'sea').map(({ within, params }) => say('ar', within, params))[1],
  ).toBe('ساعة واحدة')
  const changed = { ...settingDefaults, 'freight.clearing-days': 3, 'quotes.window-hours': 72 }
  const desk = serviceLevelsIn(changed, 'desk').map(({ within, params }) => say('en', within, params))
  expect(desk).toEqual(expect.arrayContaining(['72 hours', '3 working days']))
})
