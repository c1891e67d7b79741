// The form in which a person subscribes by hand, with what is wrong beside each field.
import { escapeHtml } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { modes, steps } from './booking.ts'
import { fieldProblems, fieldText, modeText, pageText, stepText, type Language } from './page-text.ts'
import type { FieldName } from './read-subscription.ts'

/** The fields that are wrong, and what was entered. */
export type Said = { wrong: readonly FieldName[]; fields: Readonly<Record<string, string>> }

type InputType = 'text' | 'date' | 'url' | 'password'
const inputs: [FieldName, InputType, string][] = [
  ['transportDocumentReference', 'text', 'MRSU100200'],
  ['equipmentReference', 'text', 'CSQU3054383'],
  ['waybillNumber', 'text', '176-12345675'],
  ['origin', 'text', 'CNSHA'],
  ['destination', 'text', 'AEJEA'],
  ['plannedDeparture', 'date', ''],
  ['plannedArrival', 'date', ''],
]
const receiver: [FieldName, InputType, string][] = [
  ['callbackUrl', 'url', ''],
  ['callbackKey', 'password', ''],
]

export const subscribeForm = (language: Language, callbackUrl: string, said?: Said): string => {
  const isWrong = (name: FieldName): boolean => said?.wrong.includes(name) ?? false
  const hint = (name: FieldName): string =>
    isWrong(name) ? `<p class="amiss" id="${name}-problem">${fieldProblems[name][language]}</p>` : ''
  const marks = (name: FieldName): string =>
    isWrong(name) ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  // A key that was refused is typed anew.
  const given = (name: FieldName): string =>
    name === 'callbackKey' ? '' : (said?.fields[name] ?? (name === 'callbackUrl' ? callbackUrl : ''))
  const field = ([name, type, placeholder]: [FieldName, InputType, string]): string =>
    `<div class="field"><label for="${name}">${fieldText[name][language]}</label><span class="input"><input id="${name}" name="${name}" type="${type}" class="digits" dir="ltr" value="${escapeHtml(given(name))}" autocomplete="off"${placeholder && ` placeholder="${placeholder}"`}${marks(name)}></span>${hint(name)}</div>`
  const options = (name: FieldName, values: readonly [string, string][]): string =>
    values
      .map(
        ([value, label]) =>
          `<option value="${value}"${said?.fields[name] === value ? ' selected' : ''}>${label}</option>`,
      )
      .join('')
  const select = (name: FieldName, content: string): string =>
    `<div class="field"><label for="${name}">${fieldText[name][language]}</label><select id="${name}" name="${name}"${marks(name)}>${content}</select>${hint(name)}</div>`
  const nexts = modes
    .map(
      (mode) =>
        `<optgroup label="${modeText[mode][language]}">${options(
          'next',
          steps[mode].map(({ code }) => [code, stepText[code][language]]),
        )}</optgroup>`,
    )
    .join('')
  return `<form class="card" method="post" action="/?language=${language}"><h2>${pageText.subscribe[language]}</h2>
<p class="muted dense">${pageText.subscribeHint[language]}</p>${said ? `<p class="wrong" role="alert">${pageText.problem[language]}</p>` : ''}
${select(
  'mode',
  options(
    'mode',
    modes.map((mode) => [mode, modeText[mode][language]]),
  ),
)}${inputs.map(field).join('')}
${select('next', `<option value="">${pageText.first[language]}</option>${nexts}`)}${receiver.map(field).join('')}
<button class="push">${pageText.subscribe[language]}</button></form>`
}
