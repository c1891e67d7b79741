// The title of the page of integrations, apart from its other texts: the frame of the app has it.
import { texts } from '@marsa/model/kit/text.ts'

export const integrationTitles = texts({
  integrations: { en: 'Webhooks and API keys', ar: 'الربط الإلكتروني' },
})
