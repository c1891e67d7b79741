// Where a report stands that is shown in a frame; apart, because the app says it, too.

/** Below `/{lang}/`; what follows is the report. */
export const embedPath = 'embed/report'
