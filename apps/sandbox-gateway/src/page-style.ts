// The neutral look of the hosted page: its own few colours and parts, right to left by logical properties.

const faces = ['latin', 'arabic']
  .map(
    (script) =>
      `@font-face{font-family:"Readex Pro";src:url(/fonts/readex-pro-${script}.woff2) format("woff2");font-weight:160 700;font-display:swap;unicode-range:${
        script === 'latin'
          ? 'U+0000-00FF,U+2000-206F,U+20AC,U+2212'
          : 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC'
      }}`,
  )
  .join('')
const digits = [500, 600]
  .map(
    (weight) =>
      `@font-face{font-family:"Num";src:url(/fonts/plex-${weight}.woff2) format("woff2");font-weight:${weight};font-display:swap;unicode-range:U+25,U+2B-2E,U+30-3A,U+2212}`,
  )
  .join('')

export const pageStyle = `${faces}${digits}
:root{color-scheme:light;--text:#0f1b2d;--muted:#4b5a6e;--line:#dbe1e8;--control:#7b8797;--ink:#1e293b;--accent:#0b5c5b;--font:"Readex Pro",system-ui,sans-serif;--num:"Num","Readex Pro",sans-serif;--gutter:40px;--pad:20px}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:flex;flex-direction:column;background:#fff;color:var(--text);font:400 1rem/1.5 var(--font);-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%}
h1,h2,p,dl,dd,fieldset{margin:0;padding:0}fieldset{border:0;min-inline-size:0}legend{padding:0}
h1{font-size:1.25rem;line-height:1.3;font-weight:600}h2{font-size:.9375rem;line-height:1.45;font-weight:600}
input,button{font:inherit;color:inherit;letter-spacing:inherit}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.i{inline-size:20px;block-size:20px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}.s{inline-size:16px;block-size:16px;stroke-width:2}
.page{inline-size:100%;max-inline-size:calc(1200px + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.sbx{display:flex;align-items:center;justify-content:center;gap:8px;padding:10px 16px;background:repeating-linear-gradient(135deg,#f5a524 0 14px,#f7b345 14px 28px);font-size:14px;line-height:1.45}.sbx b{white-space:nowrap}
header{border-block-end:1px solid var(--line)}header .page{display:flex;align-items:center;justify-content:space-between;block-size:60px}
.brand{display:flex;align-items:center;gap:10px;font-weight:500}.mark{display:grid;place-items:center;inline-size:32px;block-size:32px;border-radius:8px;background:#e2e8f0;color:var(--ink)}
.lang{display:inline-flex;align-items:center;block-size:40px;padding-inline:12px;border-radius:8px;color:var(--muted);text-decoration:none;font-size:15px;font-weight:500}.lang:hover{background:#eef2f5;color:var(--text)}
main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,460px);gap:72px;max-inline-size:1040px!important;align-items:start;padding-block:48px 64px}
.stack{display:grid;gap:24px;align-content:start;min-inline-size:0}.stack>*{min-inline-size:0}.tight{gap:8px}
.card{display:grid;gap:20px;align-content:start;padding:var(--pad);border:1px solid var(--line);border-radius:12px;box-shadow:0 1px 2px rgb(15 27 45/.06);min-inline-size:0}
.muted{color:var(--muted)}.dense{font-size:.875rem;line-height:1.45}
.money,.num{font-family:var(--num);font-variant-numeric:tabular-nums;font-weight:500;white-space:nowrap}.cur{font-family:var(--font);font-size:.78em;font-weight:500;color:var(--muted)}
.price{font:600 clamp(2.25rem,6vw,3rem)/1.15 var(--num);letter-spacing:-.01em}.price .money{font-weight:600}.price .cur{font-size:.5em}:lang(ar) .price{letter-spacing:0;line-height:1.35}
dl.card{gap:12px}dl>div{display:flex;justify-content:space-between;gap:16px;align-items:baseline;font-size:.875rem;line-height:1.45}dt{color:var(--muted)}dd{font-weight:500;text-align:end;overflow-wrap:anywhere}
.held{display:flex;gap:12px;padding:16px;border:1px solid #f2d6a2;border-radius:12px;background:#fff8eb;font-size:15px}.held>.i{color:#9a4a00;margin-block-start:1px}.held>div{flex:1;min-inline-size:0}.held h2{display:flex;justify-content:space-between;gap:12px}
.go{display:inline-flex;align-items:center;gap:6px;justify-self:start;min-block-size:44px;margin-block:-12px;padding:0;border:0;background:none;color:var(--accent);font-size:.875rem;font-weight:500;text-decoration:none;cursor:pointer}.go:hover{text-decoration:underline}.go .i{inline-size:18px;block-size:18px;rotate:180deg}[dir=rtl] .go .i{rotate:none}
.field{display:grid;gap:6px;min-inline-size:0}.field label,legend{font-size:15px;line-height:1.4;font-weight:500}legend{margin-block-end:8px}
.input{display:flex;align-items:center;gap:8px;min-block-size:44px;padding:8px 12px;border:1px solid var(--control);border-radius:8px}.input .i{color:var(--muted)}.input:focus-within{border-color:var(--accent);outline:2px solid var(--accent)}
.input input{flex:1;inline-size:100%;min-inline-size:0;padding:0;border:0;background:none;outline:0;font-size:16px}[dir=rtl] .input input{text-align:right}.digits{font-family:var(--num);font-weight:500}
.tag{padding:1px 7px;border-radius:6px;font-size:.8125rem;font-weight:500;background:#eef2f5;color:var(--muted)}
.two{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.choices{display:grid;gap:8px}
.choice{display:flex;gap:12px;align-items:flex-start;inline-size:100%;padding:10px 12px;border:1px solid var(--line);border-radius:8px;background:#fff}.choice:hover{border-color:var(--control)}.choice>span{flex:1}.choice>.i{color:var(--muted)}
.choice{position:relative}.choice button{display:block;padding:0;border:0;background:none;color:inherit;font-weight:500;font-size:15px;line-height:1.4;text-align:start;cursor:pointer}.choice button::after{content:"";position:absolute;inset:0;border-radius:7px}.choice button:focus-visible{outline:0}.choice button:focus-visible::after{outline:2px solid var(--accent);outline-offset:3px}.choice small{display:block;font-size:.8125rem;line-height:1.4;color:var(--muted)}
.first{align-items:center;min-block-size:52px;border-color:var(--ink);background:var(--ink);color:#fff}.first:hover{background:#0f1b2d}.first>.i,.first small{color:#dbe1e8}
.hint{font-size:.8125rem;line-height:1.4;color:var(--muted)}.mid{text-align:center}
@media (max-width:900px){main{grid-template-columns:minmax(0,1fr);gap:24px;padding-block:24px 40px}.sbx{justify-content:flex-start;align-items:flex-start}.sbx .i{margin-block-start:2px}}
@media (max-width:640px){:root{--gutter:16px;--pad:16px}}`
