// Made of the contracts by generate.ts; a test says when it is old.

export type Way = { method: string; path: string; writes?: true; file?: true }

/** What each call takes and answers. */
export type Calls = {
  /** GET /api/lookup/country; needs `reference.read`. */
  listCountries: {
    input: Record<string, never>
    answer: ({ countryID: number; countryCode: string; dialCode: string | null; nameEn: string; nameAr: string })[]
  }
  /** GET /api/lookup/supportedCountries; needs `reference.read`. */
  listSupportedCountries: {
    input: Record<string, never>
    answer: ({ countryCode: string; nameEn: string; nameAr: string; services: ("freight" | "warehouse" | "express" | "trucks")[] })[]
  }
  /** GET /api/lookup/{list}; needs `reference.read`. */
  listLookup: {
    input: { query: { list: "container-types" | "container-modes" | "package-types" | "additional-services" | "hazard-classes" | "packing-groups" | "emirates" | "commodities" | "holidays"; text?: string } }
    answer: ({ code: string; nameEn: string; nameAr: string; hintEn?: string; hintAr?: string; mode?: "sea" | "air"; iso?: string; payloadKg?: number; volumeM3?: number | null; hazard?: "none" | "possible" | "usual"; hazardClass?: string | null; lastDay?: string; certainty?: "fixed" | "expected" | "confirmed" })[]
  }
  /** GET /api/getPortDetails; needs `reference.read`. */
  getPortDetails: {
    input: { query?: { country?: string; mode?: "sea" | "air"; text?: string } }
    answer: ({ portCode: string; nameEn: string; nameAr: string; mode: "sea" | "air"; countryCode: string; latitude: number; longitude: number })[]
  }
  /** GET /api/lookup/places; needs `reference.read`. */
  searchPlaces: {
    input: { query?: { text?: string; mode?: "sea" | "air" | "any"; kind?: "port" | "airport" | "city" | "area"; country?: string; limit?: number } }
    answer: ({ code: string; kind: "port" | "airport" | "city" | "area"; countryCode: string; countryEn: string; countryAr: string; nameEn: string; nameAr: string; latitude: number; longitude: number; cityCode: string | null; cityEn: string | null; cityAr: string | null; emirate: string | null; portCode: string | null; airportCode: string | null })[]
  }
  /** GET /api/lookup/places/{code}; needs `reference.read`. */
  getPlace: {
    input: { query: { code: string } }
    answer: { code: string; kind: "port" | "airport" | "city" | "area"; countryCode: string; countryEn: string; countryAr: string; nameEn: string; nameAr: string; latitude: number; longitude: number; cityCode: string | null; cityEn: string | null; cityAr: string | null; emirate: string | null; portCode: string | null; airportCode: string | null }
  }
  /** POST /api/FreightAPI/upload; needs `documents.write`. */
  uploadDocuments: {
    input: { form: FormData }
    answer: ({ documentId: string; docCode: "BILL_OF_LADING" | "COMMERCIAL_INVOICE" | "DELIVERY_ORDER" | "CERTIFICATE_OF_ORIGIN" | "IDFRONTSIDE" | "IDBACKSIDE" | "PACKING_LIST" | "AIR_WAYBILL" | "NO_OBJECTION" | "SAFETY_DATA_SHEET" | "PROOF_OF_DELIVERY" | "INVOICE" | "VENDOR_QUOTE" | "RELEASE" | "OTHER" | "HEALTH_CERTIFICATE" | "PHYTOSANITARY_CERTIFICATE" | "MEDICINE_PERMIT" | "VEHICLE_CERTIFICATE" | "CONFORMITY_CERTIFICATE" | "DANGEROUS_GOODS_DECLARATION" | "WAREHOUSE_RECEIPT" | "CONDITION_PHOTO" | "HAND_OVER_SIGNATURE"; docID: number; quotationtId: string | null; file: string; size: number; mediaType: string; state: "UPLOADED" | "ACCEPTED" | "RETURNED" | "REPLACED"; returnReason: string | null; addedDate: string; expiresOn: string | null; own: boolean; removable: boolean; reviewable: boolean })[]
  }
  /** POST /api/FreightAPI/AddDocuments; needs `documents.write`. */
  addDocuments: {
    input: { form: FormData }
    answer: ({ documentId: string; docCode: "BILL_OF_LADING" | "COMMERCIAL_INVOICE" | "DELIVERY_ORDER" | "CERTIFICATE_OF_ORIGIN" | "IDFRONTSIDE" | "IDBACKSIDE" | "PACKING_LIST" | "AIR_WAYBILL" | "NO_OBJECTION" | "SAFETY_DATA_SHEET" | "PROOF_OF_DELIVERY" | "INVOICE" | "VENDOR_QUOTE" | "RELEASE" | "OTHER" | "HEALTH_CERTIFICATE" | "PHYTOSANITARY_CERTIFICATE" | "MEDICINE_PERMIT" | "VEHICLE_CERTIFICATE" | "CONFORMITY_CERTIFICATE" | "DANGEROUS_GOODS_DECLARATION" | "WAREHOUSE_RECEIPT" | "CONDITION_PHOTO" | "HAND_OVER_SIGNATURE"; docID: number; quotationtId: string | null; file: string; size: number; mediaType: string; state: "UPLOADED" | "ACCEPTED" | "RETURNED" | "REPLACED"; returnReason: string | null; addedDate: string; expiresOn: string | null; own: boolean; removable: boolean; reviewable: boolean })[]
  }
  /** GET /api/FreightAPI/GetDocuments; needs `documents.read`. */
  listDocuments: {
    input: { query: { RequestId: string; earlier?: "true" } }
    answer: ({ documentId: string; docCode: "BILL_OF_LADING" | "COMMERCIAL_INVOICE" | "DELIVERY_ORDER" | "CERTIFICATE_OF_ORIGIN" | "IDFRONTSIDE" | "IDBACKSIDE" | "PACKING_LIST" | "AIR_WAYBILL" | "NO_OBJECTION" | "SAFETY_DATA_SHEET" | "PROOF_OF_DELIVERY" | "INVOICE" | "VENDOR_QUOTE" | "RELEASE" | "OTHER" | "HEALTH_CERTIFICATE" | "PHYTOSANITARY_CERTIFICATE" | "MEDICINE_PERMIT" | "VEHICLE_CERTIFICATE" | "CONFORMITY_CERTIFICATE" | "DANGEROUS_GOODS_DECLARATION" | "WAREHOUSE_RECEIPT" | "CONDITION_PHOTO" | "HAND_OVER_SIGNATURE"; docID: number; quotationtId: string | null; file: string; size: number; mediaType: string; state: "UPLOADED" | "ACCEPTED" | "RETURNED" | "REPLACED"; returnReason: string | null; addedDate: string; expiresOn: string | null; own: boolean; removable: boolean; reviewable: boolean })[]
  }
  /** GET /api/FreightAPI/DocumentDownload; needs `documents.read`. */
  downloadDocument: {
    input: { query: { documentId: string } }
    answer: Blob
  }
  /** GET /api/FreightAPI/GetDocumentTypesAgent; needs `reference.read`. */
  listDocumentTypes: {
    input: { query?: { lang?: "en" | "ar"; mode?: "sea" | "air"; direction?: "import" | "export"; hazardous?: "true" | "false"; commodity?: string } }
    answer: ({ docCode: "BILL_OF_LADING" | "COMMERCIAL_INVOICE" | "DELIVERY_ORDER" | "CERTIFICATE_OF_ORIGIN" | "IDFRONTSIDE" | "IDBACKSIDE" | "PACKING_LIST" | "AIR_WAYBILL" | "NO_OBJECTION" | "SAFETY_DATA_SHEET" | "PROOF_OF_DELIVERY" | "INVOICE" | "VENDOR_QUOTE" | "RELEASE" | "OTHER" | "HEALTH_CERTIFICATE" | "PHYTOSANITARY_CERTIFICATE" | "MEDICINE_PERMIT" | "VEHICLE_CERTIFICATE" | "CONFORMITY_CERTIFICATE" | "DANGEROUS_GOODS_DECLARATION" | "WAREHOUSE_RECEIPT" | "CONDITION_PHOTO" | "HAND_OVER_SIGNATURE"; docID: number; name: string; hint: string; required: boolean; stage: "request" | "quotation" | "customs" | "delivery" | "completion" | null })[]
  }
  /** POST /api/FreightAPI/SaveRequest; needs `requests.write`. */
  saveRequest: {
    input: { body: { RequestId?: string; form: { nickname?: unknown; mode?: unknown; direction?: unknown; origin?: unknown; destination?: unknown; sameContact?: unknown; containerMode?: unknown; containerType?: unknown; containerCount?: unknown; commodity?: unknown; description?: unknown; pieces?: unknown; grossWeightKg?: unknown; cargoValue?: unknown; hazardous?: unknown; services?: unknown; readyFrom?: unknown; deliverBy?: unknown; pickupAt?: unknown; blNumber?: unknown; awbNumber?: unknown; containerNumber?: unknown; remarks?: unknown } } }
    answer: { RequestId: string; quoteNumber: string; savedAt: string }
  }
  /** GET /api/FreightAPI/Draft; needs `requests.write`. */
  viewDraft: {
    input: { query: { RequestId: string } }
    answer: { RequestId: string; quoteNumber: string; savedAt: string; form: Record<string, unknown> }
  }
  /** POST /api/FreightAPI/SubmitRequest/{id}; needs `requests.write`. */
  submitRequest: {
    input: { query: { id: string }; body: { terms: true } }
    answer: { RequestId: string; quoteNumber: string; invitedAgents: number; answerMinutes: number }
  }
  /** POST /api/FreightAPI/RemoveDraft/{id}; needs `requests.write`. */
  removeDraft: {
    input: { query: { id: string } }
    answer: { status: "SUCCESS"; errorMessage: string | null }
  }
  /** GET /api/FreightAPI/GetQuoteList; needs `shipments.read`. */
  listShipments: {
    input: { query?: { status?: "all" | "active" | "completed" | "cancelled" | "expired"; reference?: string; dateFrom?: string; dateTo?: string; pageIndex?: number; pageSize?: number } }
    answer: { items: ({ RequestId: string; quoteNumber: string; nickname: string | null; status: "DRAFT" | "QS_SUB" | "QS_RCD" | "QS_RFC" | "QS_FIN" | "QS_AWP" | "QS_PPA" | "QS_PAI" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_DIS" | "QS_ARRIVE" | "QS_CGO" | "QS_PRG" | "QS_DEL" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_INITIATED" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; mode: "sea" | "air" | null; direction: "import" | "export" | null; origin: { code: string; nameEn: string; nameAr: string; country: string } | null; destination: { code: string; nameEn: string; nameAr: string; country: string } | null; reference: string | null; lowestQuote: string | null; quoteCount: number; addedDate: string; expiryDate: string | null; eta: string | null; arrival: "expected" | "overdue" | "arrived" | null; nextAction: string | null; amountDue: string | null; customer: { nameEn: string; nameAr: string } | null; ownState: string | null; answerBy: string | null })[]; pageIndex: number; pageSize: number; totalCount: number }
  }
  /** GET /api/FreightAPI/Figures; needs `shipments.read`. */
  viewFigures: {
    input: Record<string, never>
    answer: { total: number; active: number; completed: number; needs: { count: number; items: ({ RequestId: string; quoteNumber: string; nickname: string | null; status: "DRAFT" | "QS_SUB" | "QS_RCD" | "QS_RFC" | "QS_FIN" | "QS_AWP" | "QS_PPA" | "QS_PAI" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_DIS" | "QS_ARRIVE" | "QS_CGO" | "QS_PRG" | "QS_DEL" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_INITIATED" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; mode: "sea" | "air" | null; direction: "import" | "export" | null; origin: { code: string; nameEn: string; nameAr: string; country: string } | null; destination: { code: string; nameEn: string; nameAr: string; country: string } | null; reference: string | null; lowestQuote: string | null; quoteCount: number; addedDate: string; expiryDate: string | null; eta: string | null; arrival: "expected" | "overdue" | "arrived" | null; nextAction: string | null; amountDue: string | null; customer: { nameEn: string; nameAr: string } | null; ownState: string | null; answerBy: string | null })[] }; arriving: { sea: number; air: number }; arrivals: ({ RequestId: string; quoteNumber: string; nickname: string | null; status: "DRAFT" | "QS_SUB" | "QS_RCD" | "QS_RFC" | "QS_FIN" | "QS_AWP" | "QS_PPA" | "QS_PAI" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_DIS" | "QS_ARRIVE" | "QS_CGO" | "QS_PRG" | "QS_DEL" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_INITIATED" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; mode: "sea" | "air" | null; direction: "import" | "export" | null; origin: { code: string; nameEn: string; nameAr: string; country: string } | null; destination: { code: string; nameEn: string; nameAr: string; country: string } | null; reference: string | null; lowestQuote: string | null; quoteCount: number; addedDate: string; expiryDate: string | null; eta: string | null; arrival: "expected" | "overdue" | "arrived" | null; nextAction: string | null; amountDue: string | null; customer: { nameEn: string; nameAr: string } | null; ownState: string | null; answerBy: string | null })[]; due: { amount: string; count: number }; months: { month: string; sea: number; air: number }[] }
  }
  /** GET /api/FreightAPI/DownloadReport; needs `shipments.read`. */
  downloadReport: {
    input: { query?: { status?: "all" | "active" | "completed" | "cancelled" | "expired"; reference?: string; dateFrom?: string; dateTo?: string; ids?: string; format?: "csv" | "xlsx" | "pdf"; lang?: "en" | "ar" } }
    answer: Blob
  }
  /** GET /api/FreightAPI/ShipmentDetails; needs `shipments.read`. */
  viewShipment: {
    input: { query: { RequestId: string } }
    answer: { RequestId: string; quoteNumber: string; nickname: string | null; status: "DRAFT" | "QS_SUB" | "QS_RCD" | "QS_RFC" | "QS_FIN" | "QS_AWP" | "QS_PPA" | "QS_PAI" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_DIS" | "QS_ARRIVE" | "QS_CGO" | "QS_PRG" | "QS_DEL" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_INITIATED" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; statusSince: string; version: number; round: number; mode: "sea" | "air"; direction: "import" | "export"; origin: { place: { code: string; nameEn: string; nameAr: string; country: string }; kind: "door" | "port"; address: string | null; building: string | null; contactName: string | null; contactNumber: string | null; lat: number | null; lon: number | null }; destination: { place: { code: string; nameEn: string; nameAr: string; country: string }; kind: "door" | "port"; address: string | null; building: string | null; contactName: string | null; contactNumber: string | null; lat: number | null; lon: number | null }; cargo: { containerMode: string; containerType: string | null; containerCount: number | null; commodity: string; commodityEn: string; commodityAr: string; description: string; pieces: number; grossWeightKg: number; cargoValue: string; hazardous: boolean; services: string[] }; readyFrom: string; deliverBy: string; pickupAt: string | null; deliveryAt: string | null; addedDate: string; windowEndsAt: string | null; eta: string | null; arrival: "expected" | "overdue" | "arrived" | null; containerNumber: string | null; chassisNumber: string | null; blNumber: string | null; awbNumber: string | null; remarks: string | null; flags: string[]; invitedAgents: number; timeline: ({ id: string; code: string; at: string; place: string | null; note: string | null; amount: string | null; by: "customer" | "agent" | "desk" | "admin" | "system" | "gateway" | "visitor" })[]; ahead: ("DEPARTED" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_ARRIVE" | "QS_DIS" | "QS_CGO" | "QS_PRG" | "QS_DEL")[]; quotation: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null } | null; finalChanges: { acceptedTotal: string; finalTotal: string; difference: string; vat: string; lines: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; change: "same" | "changed" | "added" | "removed"; accepted: string | null; final: string | null; difference: string; vat: string; reason: string | null })[]; remarks: string | null; fileDocumentId: string | null; postedAt: string } | null; money: { total: string; paid: string; balance: string; currency: "AED"; paymentType: "card" | "credit" | null; payments: ({ sessionId: string; part: "down" | "final" | "full"; amount: string; at: string; reference: string; receiptNumber: string | null })[]; refunds: { amount: string; at: string; isSettled: boolean }[]; cancelFee: string | null; compensation: string | null; invoices: ({ kind: "advance" | "final" | "credit-note"; number: string })[] } | null; agent: { nameEn: string; nameAr: string; contactName: string; contactNumber: string | null } | null; customer: { name: string; companyEn: string; companyAr: string; mobile: string | null } | null; nextAction: string | null; milestones: ({ code: "DEPARTED" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_ARRIVE" | "QS_DIS" | "QS_CGO" | "QS_PRG" | "QS_DEL"; refusal: string | null; after: "DEPARTED" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_ARRIVE" | "QS_DIS" | "QS_CGO" | "QS_PRG" | "QS_DEL" | null; doneAt: string | null })[]; finalQuoteRefusal: string | null; completeRefusal: string | null; cancelRefusal: string | null; reinitiateRefusal: string | null; slot: "pickup" | "delivery" | null; disputeRefusal: string | null; objection: { until: string; agentDoneAt: string | null } | null; questions: ({ questionId: string; by: "agent" | "desk"; agentNameEn: string | null; agentNameAr: string | null; question: string; askedAt: string; answer: string | null; answeredAt: string | null; isOpen: boolean })[]; dispute: { reason: string; openedAt: string; closedAt: string | null; closedBy: "customer" | "desk" | "admin" | null; note: string | null } | null; feedback: "NONE" | "RATED" | "COMMENTED"; feedbackToken: string | null }
  }
  /** GET /api/FreightAPI/ViewQuoteCustomer; needs `quotes.read`. */
  viewQuoteCustomer: {
    input: { query: { QuoteId: string } }
    answer: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null }
  }
  /** GET /api/FreightAPI/CompareQuotes; needs `quotes.read`. */
  compareQuotes: {
    input: { query: { RequestId: string } }
    answer: { RequestId: string; quoteNumber: string; status: string; windowEndsAt: string | null; serverTime: string; expected: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; leadOfLowest: string | null; invitedAgents: number; creditLeft: string | null; quotations: ({ QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null; emissions: { kg: number; legs: ({ by: "sea" | "air" | "road"; from: { en: string; ar: string }; to: { en: string; ar: string }; km: number; activity: number; unit: "tonne-km" | "teu-km"; grams: number; kg: number })[] } | null })[] }
  }
  /** GET /api/FreightAPI/ViewQuoteAgent; needs `quotes.read`. */
  viewQuoteAgent: {
    input: { query: { RequestId: string } }
    answer: { shipment: { RequestId: string; quoteNumber: string; nickname: string | null; status: "DRAFT" | "QS_SUB" | "QS_RCD" | "QS_RFC" | "QS_FIN" | "QS_AWP" | "QS_PPA" | "QS_PAI" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_DIS" | "QS_ARRIVE" | "QS_CGO" | "QS_PRG" | "QS_DEL" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_INITIATED" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; statusSince: string; version: number; round: number; mode: "sea" | "air"; direction: "import" | "export"; origin: { place: { code: string; nameEn: string; nameAr: string; country: string }; kind: "door" | "port"; address: string | null; building: string | null; contactName: string | null; contactNumber: string | null; lat: number | null; lon: number | null }; destination: { place: { code: string; nameEn: string; nameAr: string; country: string }; kind: "door" | "port"; address: string | null; building: string | null; contactName: string | null; contactNumber: string | null; lat: number | null; lon: number | null }; cargo: { containerMode: string; containerType: string | null; containerCount: number | null; commodity: string; commodityEn: string; commodityAr: string; description: string; pieces: number; grossWeightKg: number; cargoValue: string; hazardous: boolean; services: string[] }; readyFrom: string; deliverBy: string; pickupAt: string | null; deliveryAt: string | null; addedDate: string; windowEndsAt: string | null; eta: string | null; arrival: "expected" | "overdue" | "arrived" | null; containerNumber: string | null; chassisNumber: string | null; blNumber: string | null; awbNumber: string | null; remarks: string | null; flags: string[]; invitedAgents: number; timeline: ({ id: string; code: string; at: string; place: string | null; note: string | null; amount: string | null; by: "customer" | "agent" | "desk" | "admin" | "system" | "gateway" | "visitor" })[]; ahead: ("DEPARTED" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_ARRIVE" | "QS_DIS" | "QS_CGO" | "QS_PRG" | "QS_DEL")[]; quotation: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null } | null; finalChanges: { acceptedTotal: string; finalTotal: string; difference: string; vat: string; lines: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; change: "same" | "changed" | "added" | "removed"; accepted: string | null; final: string | null; difference: string; vat: string; reason: string | null })[]; remarks: string | null; fileDocumentId: string | null; postedAt: string } | null; money: { total: string; paid: string; balance: string; currency: "AED"; paymentType: "card" | "credit" | null; payments: ({ sessionId: string; part: "down" | "final" | "full"; amount: string; at: string; reference: string; receiptNumber: string | null })[]; refunds: { amount: string; at: string; isSettled: boolean }[]; cancelFee: string | null; compensation: string | null; invoices: ({ kind: "advance" | "final" | "credit-note"; number: string })[] } | null; agent: { nameEn: string; nameAr: string; contactName: string; contactNumber: string | null } | null; customer: { name: string; companyEn: string; companyAr: string; mobile: string | null } | null; nextAction: string | null; milestones: ({ code: "DEPARTED" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_ARRIVE" | "QS_DIS" | "QS_CGO" | "QS_PRG" | "QS_DEL"; refusal: string | null; after: "DEPARTED" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_ARRIVE" | "QS_DIS" | "QS_CGO" | "QS_PRG" | "QS_DEL" | null; doneAt: string | null })[]; finalQuoteRefusal: string | null; completeRefusal: string | null; cancelRefusal: string | null; reinitiateRefusal: string | null; slot: "pickup" | "delivery" | null; disputeRefusal: string | null; objection: { until: string; agentDoneAt: string | null } | null; questions: ({ questionId: string; by: "agent" | "desk"; agentNameEn: string | null; agentNameAr: string | null; question: string; askedAt: string; answer: string | null; answeredAt: string | null; isOpen: boolean })[]; dispute: { reason: string; openedAt: string; closedAt: string | null; closedBy: "customer" | "desk" | "admin" | null; note: string | null } | null; feedback: "NONE" | "RATED" | "COMMENTED"; feedbackToken: string | null }; expected: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; invitation: { invitedAt: string; dueAt: string; pausedSince: string | null; answerMinutes: number; open: { from: string; to: string }[]; answeredAt: string | null; closesAt: string }; serverTime: string; own: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; buyingRate: string; sellingRate: string; reason: string | null })[]; buyingTotal: string; netTotal: string; vat: string; totalEstimate: string; commissionPercentage: string; expiryDate: string | null; transitDays: number | null; freeDays: number | null; stops: string | null; remarks: string | null; terms: string | null; fileDocumentId: string | null; fileName: string | null; reason: string | null } | null; submitRefusal: string | null; questionRefusal: string | null }
  }
  /** POST /api/FreightAPI/SubmitQuote; needs `quotes.write`. */
  submitQuote: {
    input: { body: { RequestId: string; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label?: string; buyingRate: string; sellingRate: string })[]; additionalCharges?: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label?: string; buyingRate: string; sellingRate: string })[]; expiryDate?: string; transitDays?: number; freeDays?: number; stops?: string; remarks?: string; terms?: string; acceptPartnerTerms?: boolean; fileDocumentId?: string; isDraft: boolean; version?: number } }
    answer: { status: "SUCCESS"; errorMessage: string | null; QuotationId: string; QuotationNo: string; totalEstimate: string; state: string }
  }
  /** POST /api/FreightAPI/DeclineQuote/{id}; needs `quotes.write`. */
  declineToQuote: {
    input: { query: { id: string }; body: { reason: string } }
    answer: { status: "SUCCESS"; errorMessage: string | null }
  }
  /** POST /api/FreightAPI/WithdrawQuote/{id}; needs `quotes.write`. */
  withdrawQuote: {
    input: { query: { id: string }; body: { reason: string } }
    answer: { status: "SUCCESS"; errorMessage: string | null }
  }
  /** POST /api/FreightAPI/AddEvent/{id}; needs `milestones.write`. */
  addEvent: {
    input: { query: { id: string }; body: { code: "DEPARTED" | "QS_DOC" | "QS_CUD" | "QS_CUC" | "QS_ARRIVE" | "QS_DIS" | "QS_CGO" | "QS_PRG" | "QS_DEL"; at?: string; place?: string; note?: string; eta?: string; containerNumber?: string; chassisNumber?: string; blNumber?: string; awbNumber?: string; version?: number } }
    answer: { status: string; version: number }
  }
  /** GET /api/FreightAPI/DownloadReciept; needs `invoices.read`. */
  downloadReceipt: {
    input: { query: { RequestId: string; QuotationNo: string; QuotationId: string; receiptNumber?: string } }
    answer: Blob
  }
  /** GET /api/FreightAPI/DownloadInvoice; needs `invoices.read`. */
  downloadInvoice: {
    input: { query: { RequestId: string; kind: "advance" | "final" | "credit-note"; number?: string } }
    answer: Blob
  }
  /** POST /api/FreightAPI/AnswerMore/{id}; needs `requests.write`. */
  answerMore: {
    input: { query: { id: string }; body: { answer: string } }
    answer: { status: "SUCCESS"; errorMessage: string | null }
  }
  /** POST /api/FreightAPI/CloneRequest/{id}; needs `requests.write`. */
  cloneRequest: {
    input: { query: { id: string } }
    answer: { RequestId: string; quoteNumber: string }
  }
  /** GET /api/GetStortageRequest; needs `shipments.read`. */
  listStorages: {
    input: { query?: { tab?: "all" | "active" | "completed" | "cancelled"; reference?: string; dateFrom?: string; dateTo?: string; pageIndex?: number; pageSize?: number } }
    answer: { items: ({ storageRequestID: string; shipmentReferenceNumber: string; status: "QS_RCD" | "QS_AWP" | "QS_PPA" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; goods: "AWAITED" | "PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED" | null; CBM: number; cargoType: "household" | "retail" | "industrial" | "building" | "documents" | "food-dry" | "food-chilled" | "medicine" | "hazardous" | "other"; emirate: string; startDate: string; endDate: string; pickup: boolean; dropOff: boolean; lowestQuote: string | null; quoteCount: number; addedDate: string; expiryDate: string | null; overstay: boolean; nextAction: string | null; amountDue: string | null; customer: { nameEn: string; nameAr: string } | null; ownState: string | null; answerBy: string | null })[]; pageIndex: number; pageSize: number; totalCount: number }
  }
  /** POST /api/SaveStorageRequest; needs `requests.write`. */
  saveStorage: {
    input: { body: { storageRequestID: string | null; form: { cbm: number; cargoType: "household" | "retail" | "industrial" | "building" | "documents" | "food-dry" | "food-chilled" | "medicine" | "hazardous" | "other"; cargoDetails: string; packing: "cartons" | "pallets" | "crates" | "drums" | "loose" | null; pieces: number | null; grossWeightKg: number | null; cargoValue: string | null; emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU"; startDate: string; endDate: string; pickup: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: string; latitude: number | null; longitude: number | null; contactName: string; contactNumber: string } | null; delivery: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: string; latitude: number | null; longitude: number | null; contactName: string; contactNumber: string } | null; deliveryAsPickup: boolean; remarks: string }; version?: number } }
    answer: { status: "SUCCESS"; errorMessage: string | null; storageRequestID: string; shipmentReferenceNumber: string; invitedAgents: number; answerMinutes: number }
  }
  /** GET /api/Warehouse/StorageDetails; needs `shipments.read`. */
  viewStorage: {
    input: { query: { storageRequestID: string } }
    answer: { storageRequestID: string; shipmentReferenceNumber: string; status: "QS_RCD" | "QS_AWP" | "QS_PPA" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; statusSince: string; version: number; round: number; goods: "AWAITED" | "PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED" | null; form: { cbm: number; cargoType: "household" | "retail" | "industrial" | "building" | "documents" | "food-dry" | "food-chilled" | "medicine" | "hazardous" | "other"; cargoDetails: string; packing: "cartons" | "pallets" | "crates" | "drums" | "loose" | null; pieces: number | null; grossWeightKg: number | null; cargoValue: string | null; emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU"; startDate: string; endDate: string; pickup: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: unknown; latitude: number | null; longitude: number | null; contactName: string; contactNumber: unknown } | null; delivery: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: unknown; latitude: number | null; longitude: number | null; contactName: string; contactNumber: unknown } | null; deliveryAsPickup: boolean; remarks: string }; measuredCBM: number | null; endDate: string; overstay: boolean; addedDate: string; windowEndsAt: string | null; invitedAgents: number; extension: { until: string; askedAt: string; offeredUntil: string | null } | null; timeline: ({ id: string; code: string; at: string; note: string | null; amount: string | null; by: "customer" | "agent" | "desk" | "admin" | "system" | "gateway" | "visitor" })[]; ahead: ("PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED")[]; quotation: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null } | null; finalChanges: { acceptedTotal: string; finalTotal: string; difference: string; vat: string; lines: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; change: "same" | "changed" | "added" | "removed"; accepted: string | null; final: string | null; difference: string; vat: string; reason: string | null })[]; remarks: string | null; fileDocumentId: string | null; postedAt: string } | null; money: { total: string; paid: string; balance: string; currency: "AED"; paymentType: "card" | "credit"; payments: ({ sessionId: string; part: "down" | "final" | "full"; amount: string; at: string; reference: string; receiptNumber: string | null })[]; refunds: { amount: string; at: string; isSettled: boolean }[]; cancelFee: string | null; invoices: ({ kind: "advance" | "final" | "credit-note"; number: string })[] } | null; agent: { nameEn: string; nameAr: string; contactName: string; contactNumber: string | null } | null; customer: { name: string; companyEn: string; companyAr: string; mobile: string | null } | null; site: { place: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: unknown; latitude: number | null; longitude: number | null; contactName: string; contactNumber: unknown }; hours: ([number, number] | null)[]; note: string } | null; items: ({ itemId: string; name: string; quantity: number; missing: number; released: number; left: number; conditionIn: "good" | "worn" | "damaged"; noteIn: string | null; photoIn: string | null; conditionOut: "good" | "worn" | "damaged" | null; noteOut: string | null; photoOut: string | null })[]; findings: ({ findingId: string; kind: "damaged" | "short" | "space"; state: "NOTED" | "ACCEPTED" | "OBJECTED"; name: string | null; expected: number; found: number; note: string | null; photo: string | null; notedAt: string; answeredAt: string | null; answer: string | null })[]; releases: ({ releaseId: string; state: "REQUESTED" | "RELEASED" | "DECLINED" | "WITHDRAWN"; wantedOn: string; note: string | null; reason: string | null; requestedAt: string; endedAt: string | null; lines: { itemId: string; name: string; quantity: number }[]; collector: { name: string; idNumber: string; vehiclePlate: string; time: string } | null; collectCode: string | null; proof: "signature" | "code" | null; photo: string | null; signature: string | null; credit: { reason: string; open: string | null } | null; noteNumber: string | null; handOverRefusal: string | null; creditRefusal: string | null })[]; nextAction: string | null; steps: ({ code: "PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED"; refusal: string | null; doneAt: string | null })[]; editRefusal: string | null; finalQuoteRefusal: string | null; completeRefusal: string | null; cancelRefusal: string | null; reinitiateRefusal: string | null; extendRefusal: string | null; releaseRefusal: string | null; feedback: "NONE" | "RATED" | "COMMENTED" }
  }
  /** GET /api/ViewQuoteCustomer; needs `quotes.read`. */
  viewStorageQuote: {
    input: { query: { QuoteId: string } }
    answer: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null }
  }
  /** GET /api/Warehouse/CompareQuotes; needs `quotes.read`. */
  compareStorageQuotes: {
    input: { query: { storageRequestID: string } }
    answer: { storageRequestID: string; shipmentReferenceNumber: string; status: string; windowEndsAt: string | null; serverTime: string; expected: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; leadOfLowest: string | null; invitedAgents: number; creditLeft: string | null; downPercent: number; quotations: ({ QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null })[] }
  }
  /** GET /api/ViewQuoteAgent; needs `quotes.read`. */
  viewStorageQuoteAgent: {
    input: { query: { RequestId: string } }
    answer: { storage: { storageRequestID: string; shipmentReferenceNumber: string; status: "QS_RCD" | "QS_AWP" | "QS_PPA" | "QS_AWAITING_FINAL_PAY" | "QS_FINAL_PAY_RECEIVED" | "QS_CMP" | "QS_REJ" | "QS_CAN" | "EXPIRED"; statusSince: string; version: number; round: number; goods: "AWAITED" | "PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED" | null; form: { cbm: number; cargoType: "household" | "retail" | "industrial" | "building" | "documents" | "food-dry" | "food-chilled" | "medicine" | "hazardous" | "other"; cargoDetails: string; packing: "cartons" | "pallets" | "crates" | "drums" | "loose" | null; pieces: number | null; grossWeightKg: number | null; cargoValue: string | null; emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU"; startDate: string; endDate: string; pickup: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: unknown; latitude: number | null; longitude: number | null; contactName: string; contactNumber: unknown } | null; delivery: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: unknown; latitude: number | null; longitude: number | null; contactName: string; contactNumber: unknown } | null; deliveryAsPickup: boolean; remarks: string }; measuredCBM: number | null; endDate: string; overstay: boolean; addedDate: string; windowEndsAt: string | null; invitedAgents: number; extension: { until: string; askedAt: string; offeredUntil: string | null } | null; timeline: ({ id: string; code: string; at: string; note: string | null; amount: string | null; by: "customer" | "agent" | "desk" | "admin" | "system" | "gateway" | "visitor" })[]; ahead: ("PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED")[]; quotation: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; agentNameEn: string; agentNameAr: string; agentLogo: string | null; agentRating: number | null; agentShipments: number; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; amount: string; vatCategory: "standard" | "zero" | "out-of-scope"; vat: string })[]; missing: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; netTotal: string; vat: string; totalEstimate: string; downPayment: string; currency: "AED"; transitDays: number | null; freeDays: number | null; stops: string | null; arrival: string | null; remarks: string | null; terms: string | null; submittedAt: string; answerMinutes: number | null; expiryDate: string; isLowest: boolean; fileDocumentId: string | null; acceptRefusal: string | null } | null; finalChanges: { acceptedTotal: string; finalTotal: string; difference: string; vat: string; lines: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; change: "same" | "changed" | "added" | "removed"; accepted: string | null; final: string | null; difference: string; vat: string; reason: string | null })[]; remarks: string | null; fileDocumentId: string | null; postedAt: string } | null; money: { total: string; paid: string; balance: string; currency: "AED"; paymentType: "card" | "credit"; payments: ({ sessionId: string; part: "down" | "final" | "full"; amount: string; at: string; reference: string; receiptNumber: string | null })[]; refunds: { amount: string; at: string; isSettled: boolean }[]; cancelFee: string | null; invoices: ({ kind: "advance" | "final" | "credit-note"; number: string })[] } | null; agent: { nameEn: string; nameAr: string; contactName: string; contactNumber: string | null } | null; customer: { name: string; companyEn: string; companyAr: string; mobile: string | null } | null; site: { place: { emirate: "AZ" | "DU" | "SH" | "AJ" | "UQ" | "RK" | "FU" | null; area: string; street: string; building: string; unit: string; landmark: string; makani: unknown; latitude: number | null; longitude: number | null; contactName: string; contactNumber: unknown }; hours: ([number, number] | null)[]; note: string } | null; items: ({ itemId: string; name: string; quantity: number; missing: number; released: number; left: number; conditionIn: "good" | "worn" | "damaged"; noteIn: string | null; photoIn: string | null; conditionOut: "good" | "worn" | "damaged" | null; noteOut: string | null; photoOut: string | null })[]; findings: ({ findingId: string; kind: "damaged" | "short" | "space"; state: "NOTED" | "ACCEPTED" | "OBJECTED"; name: string | null; expected: number; found: number; note: string | null; photo: string | null; notedAt: string; answeredAt: string | null; answer: string | null })[]; releases: ({ releaseId: string; state: "REQUESTED" | "RELEASED" | "DECLINED" | "WITHDRAWN"; wantedOn: string; note: string | null; reason: string | null; requestedAt: string; endedAt: string | null; lines: { itemId: string; name: string; quantity: number }[]; collector: { name: string; idNumber: string; vehiclePlate: string; time: string } | null; collectCode: string | null; proof: "signature" | "code" | null; photo: string | null; signature: string | null; credit: { reason: string; open: string | null } | null; noteNumber: string | null; handOverRefusal: string | null; creditRefusal: string | null })[]; nextAction: string | null; steps: ({ code: "PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED"; refusal: string | null; doneAt: string | null })[]; editRefusal: string | null; finalQuoteRefusal: string | null; completeRefusal: string | null; cancelRefusal: string | null; reinitiateRefusal: string | null; extendRefusal: string | null; releaseRefusal: string | null; feedback: "NONE" | "RATED" | "COMMENTED" }; expected: ("ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other")[]; invitation: { invitedAt: string; dueAt: string; answerMinutes: number; open: { from: string; to: string }[]; answeredAt: string | null; closesAt: string }; serverTime: string; own: { QuotationId: string; quotationNo: string; version: number; state: "Q_DRAFT" | "Q_SUBMITTED" | "Q_LOCKED" | "Q_FAILED" | "Q_ACCEPTED" | "Q_NOT_AWARDED" | "Q_REJECTED" | "Q_WITHDRAWN" | "Q_SUPERSEDED" | "Q_EXPIRED" | "Q_DECLINED"; isFinal: boolean; charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label: string | null; buyingRate: string; sellingRate: string; reason: string | null })[]; buyingTotal: string; netTotal: string; vat: string; totalEstimate: string; commissionPercentage: string; expiryDate: string | null; transitDays: number | null; freeDays: number | null; stops: string | null; remarks: string | null; terms: string | null; fileDocumentId: string | null; fileName: string | null; reason: string | null } | null; submitRefusal: string | null }
  }
  /** POST /api/SubmitQuote; needs `quotes.write`. */
  submitStorageQuote: {
    input: { body: { charges: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label?: string; buyingRate: string; sellingRate: string })[]; additionalCharges?: ({ code: "ocean-freight" | "air-freight" | "delivery-order" | "bill-of-lading" | "air-waybill" | "terminal-handling" | "seal" | "handling" | "transport" | "customs-clearance" | "storage" | "packing" | "other"; label?: string; buyingRate: string; sellingRate: string })[]; expiryDate?: string; transitDays?: number; freeDays?: number; stops?: string; remarks?: string; terms?: string; acceptPartnerTerms?: boolean; fileDocumentId?: string; isDraft: boolean; version?: number; RequestId: string } }
    answer: { status: "SUCCESS"; errorMessage: string | null; QuotationId: string; QuotationNo: string; totalEstimate: string; state: string }
  }
  /** POST /api/Warehouse/DeclineQuote/{id}; needs `quotes.write`. */
  declineStorageQuote: {
    input: { query: { id: string }; body: { reason: string } }
    answer: { status: "SUCCESS"; errorMessage: string | null }
  }
  /** POST /api/Warehouse/WithdrawQuote/{id}; needs `quotes.write`. */
  withdrawStorageQuote: {
    input: { query: { id: string }; body: { reason: string } }
    answer: { status: "SUCCESS"; errorMessage: string | null }
  }
  /** GET /api/DownloadReciept; needs `invoices.read`. */
  downloadStorageReceipt: {
    input: { query: { RequestId: string; QuotationNo: string; QuotationId: string; receiptNumber?: string } }
    answer: Blob
  }
  /** GET /api/Warehouse/DownloadInvoice; needs `invoices.read`. */
  downloadStorageInvoice: {
    input: { query: { RequestId: string; kind: "advance" | "final" | "credit-note"; number?: string } }
    answer: Blob
  }
  /** POST /api/Warehouse/AddEvent/{id}; needs `milestones.write`. */
  reportGoods: {
    input: { query: { id: string }; body: { code: "PICKED_UP" | "STORED" | "OUT_FOR_DELIVERY" | "DELIVERED"; at?: string; note?: string; measuredCBM?: number; confirmedCBM?: number; photo?: string; version?: number } }
    answer: { status: string; version: number; finalOwed: boolean }
  }
  /** POST /api/upload; needs `documents.write`. */
  uploadStorageDocuments: {
    input: { form: FormData }
    answer: ({ documentId: string; docCode: "BILL_OF_LADING" | "COMMERCIAL_INVOICE" | "DELIVERY_ORDER" | "CERTIFICATE_OF_ORIGIN" | "IDFRONTSIDE" | "IDBACKSIDE" | "PACKING_LIST" | "AIR_WAYBILL" | "NO_OBJECTION" | "SAFETY_DATA_SHEET" | "PROOF_OF_DELIVERY" | "INVOICE" | "VENDOR_QUOTE" | "RELEASE" | "OTHER" | "HEALTH_CERTIFICATE" | "PHYTOSANITARY_CERTIFICATE" | "MEDICINE_PERMIT" | "VEHICLE_CERTIFICATE" | "CONFORMITY_CERTIFICATE" | "DANGEROUS_GOODS_DECLARATION" | "WAREHOUSE_RECEIPT" | "CONDITION_PHOTO" | "HAND_OVER_SIGNATURE"; docID: number; quotationtId: string | null; file: string; size: number; mediaType: string; state: "UPLOADED" | "ACCEPTED" | "RETURNED" | "REPLACED"; returnReason: string | null; addedDate: string; expiresOn: string | null; own: boolean; removable: boolean; reviewable: boolean })[]
  }
  /** DELETE /api/DeleteDocument; needs `documents.write`. */
  deleteStorageDocument: {
    input: { query: { documentId: string } }
    answer: { status: string; errorMessage: string | null }
  }
  /** GET /api/DocumentDownload; needs `documents.read`. */
  downloadStorageDocument: {
    input: { query: { documentId: string } }
    answer: Blob
  }
  /** GET /api/Warehouse/GetDocuments; needs `documents.read`. */
  listStorageDocuments: {
    input: { query: { storageRequestID: string; earlier?: "true" } }
    answer: ({ documentId: string; docCode: "BILL_OF_LADING" | "COMMERCIAL_INVOICE" | "DELIVERY_ORDER" | "CERTIFICATE_OF_ORIGIN" | "IDFRONTSIDE" | "IDBACKSIDE" | "PACKING_LIST" | "AIR_WAYBILL" | "NO_OBJECTION" | "SAFETY_DATA_SHEET" | "PROOF_OF_DELIVERY" | "INVOICE" | "VENDOR_QUOTE" | "RELEASE" | "OTHER" | "HEALTH_CERTIFICATE" | "PHYTOSANITARY_CERTIFICATE" | "MEDICINE_PERMIT" | "VEHICLE_CERTIFICATE" | "CONFORMITY_CERTIFICATE" | "DANGEROUS_GOODS_DECLARATION" | "WAREHOUSE_RECEIPT" | "CONDITION_PHOTO" | "HAND_OVER_SIGNATURE"; docID: number; quotationtId: string | null; file: string; size: number; mediaType: string; state: "UPLOADED" | "ACCEPTED" | "RETURNED" | "REPLACED"; returnReason: string | null; addedDate: string; expiresOn: string | null; own: boolean; removable: boolean; reviewable: boolean })[]
  }
}

export const ways: Record<keyof Calls, Way> = {
  listCountries: { method: 'GET', path: 'lookup/country' },
  listSupportedCountries: { method: 'GET', path: 'lookup/supportedCountries' },
  listLookup: { method: 'GET', path: 'lookup/{list}' },
  getPortDetails: { method: 'GET', path: 'getPortDetails' },
  searchPlaces: { method: 'GET', path: 'lookup/places' },
  getPlace: { method: 'GET', path: 'lookup/places/{code}' },
  uploadDocuments: { method: 'POST', path: 'FreightAPI/upload', writes: true },
  addDocuments: { method: 'POST', path: 'FreightAPI/AddDocuments', writes: true },
  listDocuments: { method: 'GET', path: 'FreightAPI/GetDocuments' },
  downloadDocument: { method: 'GET', path: 'FreightAPI/DocumentDownload', file: true },
  listDocumentTypes: { method: 'GET', path: 'FreightAPI/GetDocumentTypesAgent' },
  saveRequest: { method: 'POST', path: 'FreightAPI/SaveRequest', writes: true },
  viewDraft: { method: 'GET', path: 'FreightAPI/Draft' },
  submitRequest: { method: 'POST', path: 'FreightAPI/SubmitRequest/{id}', writes: true },
  removeDraft: { method: 'POST', path: 'FreightAPI/RemoveDraft/{id}', writes: true },
  listShipments: { method: 'GET', path: 'FreightAPI/GetQuoteList' },
  viewFigures: { method: 'GET', path: 'FreightAPI/Figures' },
  downloadReport: { method: 'GET', path: 'FreightAPI/DownloadReport', file: true },
  viewShipment: { method: 'GET', path: 'FreightAPI/ShipmentDetails' },
  viewQuoteCustomer: { method: 'GET', path: 'FreightAPI/ViewQuoteCustomer' },
  compareQuotes: { method: 'GET', path: 'FreightAPI/CompareQuotes' },
  viewQuoteAgent: { method: 'GET', path: 'FreightAPI/ViewQuoteAgent' },
  submitQuote: { method: 'POST', path: 'FreightAPI/SubmitQuote', writes: true },
  declineToQuote: { method: 'POST', path: 'FreightAPI/DeclineQuote/{id}', writes: true },
  withdrawQuote: { method: 'POST', path: 'FreightAPI/WithdrawQuote/{id}', writes: true },
  addEvent: { method: 'POST', path: 'FreightAPI/AddEvent/{id}', writes: true },
  downloadReceipt: { method: 'GET', path: 'FreightAPI/DownloadReciept', file: true },
  downloadInvoice: { method: 'GET', path: 'FreightAPI/DownloadInvoice', file: true },
  answerMore: { method: 'POST', path: 'FreightAPI/AnswerMore/{id}', writes: true },
  cloneRequest: { method: 'POST', path: 'FreightAPI/CloneRequest/{id}', writes: true },
  listStorages: { method: 'GET', path: 'GetStortageRequest' },
  saveStorage: { method: 'POST', path: 'SaveStorageRequest', writes: true },
  viewStorage: { method: 'GET', path: 'Warehouse/StorageDetails' },
  viewStorageQuote: { method: 'GET', path: 'ViewQuoteCustomer' },
  compareStorageQuotes: { method: 'GET', path: 'Warehouse/CompareQuotes' },
  viewStorageQuoteAgent: { method: 'GET', path: 'ViewQuoteAgent' },
  submitStorageQuote: { method: 'POST', path: 'SubmitQuote', writes: true },
  declineStorageQuote: { method: 'POST', path: 'Warehouse/DeclineQuote/{id}', writes: true },
  withdrawStorageQuote: { method: 'POST', path: 'Warehouse/WithdrawQuote/{id}', writes: true },
  downloadStorageReceipt: { method: 'GET', path: 'DownloadReciept', file: true },
  downloadStorageInvoice: { method: 'GET', path: 'Warehouse/DownloadInvoice', file: true },
  reportGoods: { method: 'POST', path: 'Warehouse/AddEvent/{id}', writes: true },
  uploadStorageDocuments: { method: 'POST', path: 'upload', writes: true },
  deleteStorageDocument: { method: 'DELETE', path: 'DeleteDocument', writes: true },
  downloadStorageDocument: { method: 'GET', path: 'DocumentDownload', file: true },
  listStorageDocuments: { method: 'GET', path: 'Warehouse/GetDocuments' },
}

/** Events that a webhook can be told. */
export type WebhookEventName =
  | 'request.submitted'
  | 'request.invited'
  | 'request.question'
  | 'request.answer'
  | 'request.expired'
  | 'request.cancelled'
  | 'quote.received'
  | 'quote.revised'
  | 'quotes.complete'
  | 'quote.rejected'
  | 'quote.expired'
  | 'quote.awarded'
  | 'quote.not-awarded'
  | 'quote.final'
  | 'shipment.booked'
  | 'shipment.milestone'
  | 'shipment.rescheduled'
  | 'shipment.corrected'
  | 'shipment.cancelled'
  | 'shipment.disputed'
  | 'shipment.dispute-closed'
  | 'shipment.completed'
  | 'payment.failed'
  | 'payment.final'
