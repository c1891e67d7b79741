// Where a clearing agent who has worked with the operator before registers; a plain address that changes nothing (C026, Z17).
import type { existingAgentPage as contract } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Call } from '../../kit/serve.ts'
import type { RegistrationParts } from './parts.ts'

export const existingAgentPage =
  ({ publicUrl }: RegistrationParts) =>
  async ({ query, language }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => ({
    status: 'SUCCESS',
    errorMessage: null,
    registrationUrl: `${publicUrl}/${query.lang ?? language}/hub/register/provider`,
  })
