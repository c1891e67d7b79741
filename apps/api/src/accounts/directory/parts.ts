// What signing in through others is given from outside: settings, the secret, the rules of cookies, the product's address.
import type { SignInTrouble, IdentityProvider } from '@marsa/model/accounts/directory/directory.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { FastifyReply } from 'fastify'
import type { IdentitySettings } from '../../kit/config.ts'
import type { SessionParts } from '../open-session.ts'
import type { Providers } from './providers.ts'

export type DirectoryParts = SessionParts & {
  publicUrl: string
  identity: IdentitySettings
  providers: Providers
}

/** Leads the browser to the page that says what went wrong; nothing of the provider's answer goes along. */
export const toTrouble = (
  reply: FastifyReply,
  lang: Lang,
  trouble: SignInTrouble,
  via: IdentityProvider,
): FastifyReply => reply.redirect(`/${lang}/response?problem=${trouble}&via=${via}`, 302)
