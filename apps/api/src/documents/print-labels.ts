// Prints labels of 4 x 6 inches as a PDF, one a page; what stands on them, and where, is the business of whoever prints them.
import { labelDots, type PrintedElement } from '@marsa/model/documents/label/label-elements.ts'
import { renderPdf } from '../kit/pdf.ts'

export const printLabelPages = (
  title: string,
  pages: readonly (readonly PrintedElement[])[],
  madeAt: Date,
): Promise<Buffer> =>
  renderPdf('label', { title, width: labelDots.width, height: labelDots.height, pages }, madeAt)
