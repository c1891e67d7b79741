// Columns of a report by their kind, each under its heading in a table of texts.
import { say, unfilled, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { ReportColumn, ReportColumnOf, ReportKind } from './report-cells.ts'

/** `text('plate', (row) => row.plate)`; counts and amounts are added up at the foot where `sum` is true. */
export const columnsIn = <Row, Word extends string>(lang: Lang, words: Readonly<Record<Word, TextRow>>) => {
  const of =
    <Kind extends ReportKind>(kind: Kind) =>
    (word: Word, value: ReportColumnOf<Row, Kind>['value'], sum = false) =>
      ({ heading: say(lang, unfilled(words[word])), kind, value, sum }) as ReportColumn<Row>
  return {
    text: of('text'),
    count: of('count'),
    weight: of('weight'),
    amount: of('amount'),
    day: of('day'),
    moment: of('moment'),
  }
}
