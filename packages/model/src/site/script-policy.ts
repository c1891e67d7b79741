// Which scripts a page may load: the server asks browsers to hold pages to it (Trusted Types).

/** The one policy that browsers ask by themselves; no page may make another. */
export const scriptPolicy = 'default'

/** Runs first on every page: workers come from our own address, and no text becomes script or markup; emptying is allowed. */
export const scriptPolicySource = `self.trustedTypes?.createPolicy('${scriptPolicy}',{createHTML:t=>t?null:t,createScriptURL:a=>new URL(a,origin).origin==origin?a:null})`
