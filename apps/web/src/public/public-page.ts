// What the table of public pages says of each.
import type { ReactElement } from 'react'
import type { Lang, TextRow } from '@marsa/model/kit/text.ts'

export interface PublicPage {
  title: TextRow
  description: TextRow
  body: (lang: Lang) => ReactElement
  /** The service that the page offers, for structured data. */
  service?: TextRow
  /** Further structured data of the page. */
  data?: (lang: Lang) => object
}
