// The shipments of the demo world: every status of a request and of a quotation, on many lanes, for many customers.
import type { Cargo } from './cargos.ts'
import type { CustomerKey } from './personas.ts'
import type { Journey, Until } from './journey.ts'
import type { LaneKey } from './lanes.ts'

const go = (
  customer: CustomerKey,
  lane: LaneKey,
  until: Until,
  last: number,
  more: Partial<Journey> = {},
): Journey => ({
  customer,
  lane,
  until,
  last,
  ...more,
})

const soon = { validHours: { saffan: 30, dana: 9, rimal: 52 } } as const

/** Nakhl Furnishings, whose user is business@demo.example; the story comes on top. */
const nakhl: Journey[] = [
  go('nakhl', 'nhavaKhalifa', 'all-in', 0.25, { nickname: 'Spring rugs' }),
  go('nakhl', 'shanghaiJebelAli', 'quoted', 0.12, {
    nickname: 'Garden sets',
    answers: { rimal: 'silent' },
    ...soon,
  }),
  go('nakhl', 'mersinJebelAli', 'received', 0.04, {
    nickname: 'Kitchen fronts',
    answers: { saffan: 'silent', dana: 'silent', rimal: 'silent' },
  }),
  go('nakhl', 'ningboJebelAli', 'DEPARTED', 4.2, { nickname: 'Dining sets' }),
  go('nakhl', 'hongKongDubai', 'QS_CUD', 0.3, { nickname: 'Light samples', pay: 'whole' }),
  go('nakhl', 'shanghaiAlQuoz', 'QS_PRG', 0.15, { nickname: 'طقم مجلس', by: 'dana' }),
  go('nakhl', 'jebelAliMombasa', 'booked', 0.6, { nickname: 'Outdoor chairs' }),
  go('nakhl', 'shanghaiJebelAli', 'booked', 1.3, {
    nickname: 'Bedroom line',
    pay: 'credit',
    invoiceLater: true,
  }),
  go('nakhl', 'shanghaiJebelAli', 'part-discharged', 0.3, {
    nickname: 'Hotel wardrobes',
    cargo: {
      commodity: '9403',
      description: 'Wardrobes and bed frames, flat-packed',
      pieces: 1_164,
      kg: 34_200,
      value: 412_000,
    },
    boxes: 3,
  }),
  go('nakhl', 'nhavaKhalifa', 'completed', 1.1, { nickname: 'Cane chairs', pay: 'credit' }),
  go('nakhl', 'frankfurtDubai', 'rated', 6, {
    nickname: 'Showroom mirrors',
    rating: 5,
    comment: 'On time and well packed, thank you',
  }),
  go('nakhl', 'shanghaiJebelAli', 'rated', 14, {
    nickname: 'Summer stock',
    delay: 4,
    held: 10,
    rating: 4,
    comment: 'Late at the port, and then our original bill was missing; the agent kept us informed',
  }),
  go('nakhl', 'nhavaKhalifa', 'rated', 9, { nickname: 'سجاد يدوي', by: 'rimal', rating: 4 }),
  go('nakhl', 'shanghaiAlQuoz', 'rated', 31, {
    pay: 'credit',
    nickname: 'Family tables',
    rating: 5,
    extra: {
      label: 'Waiting time of the truck',
      selling: 150,
      reason: 'The gate kept the truck for three hours',
    },
  }),
  go('nakhl', 'ningboJebelAli', 'rated', 52, { pay: 'credit', nickname: 'Office desks', rating: 5 }),
  go('nakhl', 'nhavaKhalifa', 'DEPARTED', 2.1, { nickname: 'Jute rugs' }),
  go('nakhl', 'hongKongDubai', 'DEPARTED', 0.7, { nickname: 'Wall clocks' }),
  go('nakhl', 'nhavaKhalifa', 'rated', 71, { pay: 'credit', nickname: 'Floor cushions', rating: 5 }),
  go('nakhl', 'frankfurtDubai', 'rated', 88, { pay: 'credit', nickname: 'Fittings', rating: 4 }),
  go('nakhl', 'shanghaiJebelAli', 'rated', 104, {
    pay: 'credit',
    nickname: 'Wardrobes',
    by: 'dana',
    rating: 3,
    comment: 'One carton was damaged',
  }),
  go('nakhl', 'ningboJebelAli', 'rated', 172, { pay: 'credit', nickname: 'Bar stools', rating: 5 }),
  go('nakhl', 'mersinJebelAli', 'cancelled', 17, {
    nickname: 'Marble tops',
    reason: 'The supplier has postponed the order',
  }),
  go('nakhl', 'genoaMussafah', 'unanswered', 24, {
    nickname: 'Villa project',
    answers: { saffan: 'silent', dana: 'decline', rimal: 'silent' },
  }),
  go('nakhl', 'guangzhouIndustrial', 'draft', 0.5, { nickname: 'Lamp shades' }),
]

/** Omar Haddad, customer@demo.example, who pays by card. */
const omar: Journey[] = [
  go('omar', 'londonMirdif', 'quoted', 0.07, {
    nickname: 'Bicycles from London',
    answers: { rihla: 'silent' },
  }),
  go('omar', 'shanghaiJebelAli', 'received', 0.03, {
    nickname: 'أثاث البيت',
    answers: { saffan: 'silent', dana: 'silent', rimal: 'draft' },
  }),
  go('omar', 'frankfurtDubai', 'all-in', 0.5, { nickname: 'Rowing machine', answers: { rimal: 'revise' } }),
  go('omar', 'hongKongDubai', 'failed', 0.35, { nickname: 'Camping gear' }),
  go('omar', 'londonMirdif', 'QS_CGO', 0.2, { nickname: 'Winter sports' }),
  go('omar', 'frankfurtDubai', 'asked', 0.4, {
    nickname: 'Workshop tools',
    extra: {
      label: 'Airport storage, one day',
      selling: 90,
      reason: 'The cargo waited a day for its documents',
    },
  }),
  go('omar', 'shanghaiJebelAli', 'DEPARTED', 6.4, { nickname: 'Garden furniture', invoiceLater: true }),
  go('omar', 'londonMirdif', 'invoiced', 0.6, { nickname: 'Books and frames' }),
  go('omar', 'hongKongDubai', 'completed', 0.9, { nickname: 'Fishing gear' }),
  go('omar', 'londonMirdif', 'rated', 11, {
    nickname: 'Golf set',
    rating: 5,
    comment: 'خدمة ممتازة وتواصل واضح من أول يوم',
  }),
  go('omar', 'frankfurtDubai', 'rated', 22, {
    nickname: 'Road bikes',
    delay: 6,
    rating: 3,
    comment: 'Good price, but I had to call twice for the delivery slot',
  }),
  go('omar', 'londonMirdif', 'rated', 63, { nickname: 'Tent and kayak', rating: 4 }),
  go('omar', 'jebelAliMombasa', 'rejected', 13, { nickname: 'Move to Mombasa', reason: 'Above our budget' }),
  go('omar', 'mersinJebelAli', 'lapsed', 19, {
    nickname: 'Carpets',
    validHours: { saffan: 48, dana: 30, rimal: 24 },
  }),
  go('omar', 'dubaiNairobi', 'cancelled', 7, { nickname: 'Gifts', reason: 'Travel plans changed' }),
  go('omar', 'londonMirdif', 'draft', 0.2, { nickname: 'Piano' }),
]

/** Requests that were asked about, sent again, called off, moved, disputed and corrected. */
const changed: Journey[] = [
  go('nakhl', 'karachiSharjah', 'received', 0.03, {
    nickname: 'Cotton covers',
    answers: { saffan: 'silent', dana: 'silent', rimal: 'silent' },
    change: {
      kind: 'question',
      by: 'saffan',
      question: 'Are the cartons palletised, and how high are they?',
    },
  }),
  go('omar', 'londonMirdif', 'all-in', 0.3, {
    nickname: 'Piano bench',
    change: {
      kind: 'question',
      by: 'rihla',
      question: 'Does the crate fit through a standard door?',
      answer: 'Yes, it is 70 cm wide.',
    },
  }),
  go('omar', 'genoaMussafah', 'unanswered', 0.1, {
    nickname: 'بلاط الفناء',
    answers: { saffan: 'silent', dana: 'decline', rimal: 'silent' },
    change: { kind: 'again' },
  }),
  go('nakhl', 'mersinJebelAli', 'booked', 5, {
    nickname: 'Stone basins',
    change: { kind: 'called-off', reason: 'The buyer has cancelled the hotel order' },
  }),
  go('omar', 'frankfurtDubai', 'booked', 9, {
    nickname: 'Sewing machines',
    pay: 'whole',
    change: { kind: 'called-off', reason: 'ألغى المورّد الطلبية', isCardClosed: true },
  }),
  go('nakhl', 'shanghaiAlQuoz', 'QS_CGO', 0.4, {
    nickname: 'Reception desks',
    change: { kind: 'slot', daysAhead: 4, reason: 'The showroom takes deliveries on weekdays only' },
  }),
  go('ghadeer', 'guangzhouIndustrial', 'QS_DEL', 0.8, {
    nickname: 'Power banks, lot 3',
    change: { kind: 'dispute', reason: 'Two cartons are crushed and wet' },
  }),
  go('nakhl', 'shanghaiAlQuoz', 'invoiced', 1.4, {
    nickname: 'طاولات قهوة',
    change: {
      kind: 'dispute',
      reason: 'ينقص كرتون واحد من أصل اثني عشر',
      closed: 'Delivered with the next truck, confirmed by phone',
    },
  }),
  go('lamar', 'karachiSharjah', 'QS_DIS', 0.2, {
    nickname: 'أقمشة ستائر',
    change: { kind: 'correction', reason: 'Reported for the container of another customer' },
  }),
]

const tiles: Cargo = {
  commodity: '6907',
  description: 'Ceramic floor tiles',
  pieces: 4,
  kg: 1_680,
  value: 21_400,
}

/** What is agreed on the way: a bill of lading in draft and one issued, cargo that was measured, charges that need consent. */
const agreed: Journey[] = [
  go('omar', 'shanghaiJebelAli', 'bill-drafted', 0.25, { nickname: 'Veranda furniture' }),
  go('nakhl', 'mersinJebelAli', 'bill-issued', 0.6, { nickname: 'Stone benches', pay: 'whole' }),
  go('nakhl', 'ningboPartLoad', 'asked', 0.35, {
    nickname: 'Terrace tiles',
    cargo: tiles,
    load: {
      count: 4,
      length: 120,
      width: 100,
      height: 135,
      weight: 420,
      found: 144,
      note: 'The caps of the pallets are 9 cm high',
    },
  }),
  go('omar', 'nhavaKhalifa', 'asked', 0.3, {
    nickname: 'Teak benches',
    shape: 2,
    extra: {
      label: 'Customs examination',
      selling: 620,
      reason: 'Customs had the container unloaded and examined',
    },
  }),
]

const others: Journey[] = [
  go('lamar', 'karachiSharjah', 'received', 0.05, {
    nickname: 'قماش قطني',
    answers: { saffan: 'silent', dana: 'silent', rimal: 'silent' },
  }),
  go('lamar', 'deiraRiyadh', 'pending', 0.6, { nickname: 'عبايات الموسم' }),
  go('lamar', 'shanghaiJebelAli', 'all-in', 0.4, { nickname: 'بوليستر', answers: { rimal: 'decline' } }),
  go('lamar', 'karachiSharjah', 'QS_DIS', 0.5, { nickname: 'لفات قماش' }),
  go('lamar', 'deiraRiyadh', 'rated', 8, { rating: 5, comment: 'وصلت الشحنة قبل موعدها، شكرًا لكم' }),
  go('lamar', 'karachiSharjah', 'rated', 26, { by: 'dana', rating: 4 }),
  go('lamar', 'shanghaiJebelAli', 'booked', 2.6, { by: 'dana' }),
  go('lamar', 'hongKongDubai', 'QS_ARRIVE', 0.7, { by: 'rihla', nickname: 'أزرار وإكسسوارات' }),
  go('ghadeer', 'guangzhouIndustrial', 'QS_CUC', 0.25, { nickname: 'Chargers, lot 18' }),
  go('ghadeer', 'shanghaiJebelAli', 'QS_DOC', 0.55, { nickname: 'Monitors', returnsDocument: true }),
  go('ghadeer', 'guangzhouIndustrial', 'QS_DEL', 1.2, { nickname: 'Cables, lot 17' }),
  go('ghadeer', 'hongKongDubai', 'final-paid', 0.3, { nickname: 'Display panels' }),
  go('ghadeer', 'hongKongDubai', 'rated', 4, { rating: 4, by: 'rimal' }),
  go('ghadeer', 'frankfurtDubai', 'paying', 0.08, { nickname: 'Test benches' }),
  go('ghadeer', 'guangzhouIndustrial', 'rated', 16, { rating: 5, comment: 'Smooth clearance' }),
  go('ghadeer', 'ningboJebelAli', 'rated', 44, { rating: 4, by: 'dana', delay: 4 }),
  go('ghadeer', 'hongKongDubai', 'rated', 47, { nickname: 'Projectors', rating: 5, pay: 'credit' }),
  go('ghadeer', 'hongKongDubai', 'quoted', 0.1, {
    nickname: 'Tablets',
    answers: { easc: 'silent', rihla: 'draft' },
  }),
  go('barq', 'chennaiJebelAli', 'all-in', 0.7, { nickname: 'دهانات' }),
  go('barq', 'genoaMussafah', 'QS_CGO', 0.35, { nickname: 'Brake discs' }),
  go('barq', 'jebelAliMombasa', 'QS_CUC', 0.5, { nickname: 'Filters for Mombasa' }),
  go('barq', 'jebelAliMombasa', 'initiated', 0.06, { nickname: 'Shock absorbers' }),
  go('barq', 'chennaiJebelAli', 'rated', 20, { rating: 4 }),
  go('barq', 'jebelAliMombasa', 'rated', 3, { rating: 5, comment: 'Released the same day' }),
  go('barq', 'genoaMussafah', 'declined', 33, {
    answers: { saffan: 'decline', dana: 'decline', rimal: 'decline' },
  }),
  go('barq', 'frankfurtDubai', 'booked', 0.4, { pay: 'whole', nickname: 'Sensors' }),
  go('barq', 'chennaiJebelAli', 'quoted', 0.2, { answers: { saffan: 'withdraw', rimal: 'silent' } }),
  go('zahra', 'dubaiNairobi', 'all-in', 0.3, { nickname: 'Return boxes', answers: { rihla: 'revise' } }),
  go('zahra', 'rasAlKhorJeddah', 'DEPARTED', 1.4, { nickname: 'Dates for Jeddah' }),
  go('zahra', 'rasAlKhorJeddah', 'QS_DEL', 1.6, { nickname: 'Dates, second lot' }),
  go('zahra', 'rasAlKhorJeddah', 'rated', 12, { rating: 5 }),
  go('zahra', 'dubaiNairobi', 'rated', 5, { rating: 4, by: 'rihla' }),
  go('zahra', 'rasAlKhorJeddah', 'DEPARTED', 0.9, { nickname: 'Dates, third lot', pay: 'credit' }),
  go('zahra', 'dubaiNairobi', 'rejected', 10, { reason: 'We found space with the airline' }),
  go('wadi', 'khalifaUmmQasr', 'received', 0.08, {
    answers: { saffan: 'silent', dana: 'decline', rimal: 'silent' },
  }),
  go('wadi', 'khalifaUmmQasr', 'QS_CUD', 0.3, { nickname: 'ألواح رخام' }),
  go('wadi', 'mersinJebelAli', 'QS_DOC', 0.4, { nickname: 'ترافرتين', by: 'rimal' }),
  go('wadi', 'khalifaUmmQasr', 'rated', 15, { rating: 5, comment: 'تعامل احترافي ومتابعة ممتازة' }),
  go('wadi', 'mersinJebelAli', 'rated', 29, { rating: 3, by: 'dana', delay: 4 }),
  go('wadi', 'nhavaKhalifa', 'rated', 2.2, { rating: 4, by: 'dana' }),
  go('wadi', 'nhavaKhalifa', 'cancelled', 28, { reason: 'الطلب أُلغي من العميل' }),
]

export const journeys: readonly Journey[] = [...nakhl, ...omar, ...others, ...changed, ...agreed]
