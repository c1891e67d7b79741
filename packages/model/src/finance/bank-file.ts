// The file that a bank makes transfers of: customer credit transfer initiation, ISO 20022 pain.001.001.03.
import { toWire } from '../kit/money.ts'

export type Transfer = {
  /** Number of the payout; stands on the payee's statement of account at their bank, after what it is about. */
  number: string
  /** In Latin letters. */
  about: string
  amountFils: bigint
  holder: string
  iban: string
}

export type BankFile = {
  /** Unique for ever: a bank that gets it twice makes the transfers once. */
  number: string
  /** Made at, as an instant with its offset. */
  madeAt: string
  /** YYYY-MM-DD: the day on which the bank is to make them. */
  on: string
  sender: { name: string; iban: string; bic: string | null }
  transfers: readonly Transfer[]
}

/** Control sum of the file in fils. */
export const controlFils = (transfers: readonly Pick<Transfer, 'amountFils'>[]): bigint =>
  transfers.reduce((sum, { amountFils }) => sum + amountFils, 0n)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Names in the characters that banks agree on: Latin letters without marks, digits and little else, at most 70 of them. */
const bankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+& ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 70)
    .replace(/[&<>"']/g, (sign) => entities[sign]!)

/** Digits 5 to 7 of an IBAN of the Emirates name the bank. */
const bankOf = (iban: string): string => iban.slice(4, 7)

const transferXml = ({ number, about, amountFils, holder, iban }: Transfer): string => `      <CdtTrfTxInf>
        <PmtId><InstrId>${number}</InstrId><EndToEndId>${number}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="AED">${toWire(amountFils)}</InstdAmt></Amt>
        <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>${bankOf(iban)}</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
        <Cdtr><Nm>${bankText(holder)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${about} ${number}</Ustrd></RmtInf>
      </CdtTrfTxInf>`

export const bankFileXml = ({ number, madeAt, on, sender, transfers }: BankFile): string => {
  const totals = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${toWire(controlFils(transfers))}</CtrlSum>`
  const name = bankText(sender.name)
  const bank = sender.bic === null ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : `<BIC>${sender.bic}</BIC>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${number}</MsgId><CreDtTm>${madeAt}</CreDtTm>${totals}
      <InitgPty><Nm>${name}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${number}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>${totals}
      <ReqdExctnDt>${on}</ReqdExctnDt>
      <Dbtr><Nm>${name}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${sender.iban}</IBAN></Id><Ccy>AED</Ccy></DbtrAcct>
      <DbtrAgt><FinInstnId>${bank}</FinInstnId></DbtrAgt>
      <ChrgBr>SHAR</ChrgBr>
${transfers.map(transferXml).join('\n')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`
}
