/** Text fields of the back office that no hostile text is written into, and why. */

/** What a call at a field means → why the field needs none. */
export const OTHER_FIELDS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/ reason$/, 'one field of the audit log, which other calls of the journey write'],
  [
    /(?: |\.)version$| seen$| seen\.| base\.|\/(?:publish|unplan|unpublish) texts\.\*$/,
    'compared with what is stored, and not kept',
  ],
  [
    /^POST \/(?:sign-in|second-step|confirm|set-up\/link|enrol|password(?:\/ask|\/link)?) |^POST \/set-up (?:token|password|email)$/,
    'compared with what is stored before anybody is signed in, and not shown',
  ],
  [/^POST \/set-up (?:first|last)Name$/, 'checked by the same rule as the names of POST /staff, which refuses hostile texts'],
  [
    /^POST \/(?:[\w-]+\/)*(?:check|preview) |^POST \/(?:coupon-check|coupon-try|delivery\/try|orders\/\{number\}\/refunds\/check) /,
    'asks, and writes nothing',
  ],
  [/ (?:\w+\.)*filter\.(?:q|tag)$/, 'matched against products, and not shown'],
  [
    /(?: |\.)(?:warehouse|sku|brand|collection|colou?r|colourway|vatClass|cover|picture|narrow|key|county|kind)$/,
    'the key of something that exists: every other text is refused',
  ],
  [
    /^POST \/stock-(?:counts of|counts warehouse|transfers from|transfers to|transfers\/\{id\} draft\.(?:from|to))$/,
    'a key of a warehouse or a collection',
  ],
  [
    / (?:warehouse|showroom)\.id$| (?:warehouse|showroom)\.(?:opening|page\.exceptions)/,
    'a key, and hours of the clock: every other text is refused',
  ],
  [
    / (?:numbers|codes|awbs|paths)\[\]$| redirects\[\]\.path$|^POST \/coupons code$| prefix$| campaign\.(?:key|starts|ends)$/,
    'has a shape that no hostile text has',
  ],
  [
    /(?: |\.)(?:zip|zipPattern|email|recipient|slug\.\w+)$|^POST \/customers\/\{id\} phone$/,
    'has a shape that no hostile text has',
  ],
  [/^POST \/imports\/\{id\}\/check mapping\.\*$/, 'a column of the file, which is compared'],
  [/^POST \/mails\/trial order$/, 'the number of an order: every other text is refused'],
  [/^POST \/search-(?:misses|popular)\/mark query$/, 'a search that was counted: every other text is refused'],
  [/^POST \/orders\/\{number\}\/move note$/, 'a note of the history of an order, which other calls of the journey write'],
  [
    / (?:brand\.slug|brand\.logo|partnership\.text\.\w+\.href|partnership\.source\.coupon\.prefix)$|account\.(?:iban|bic)$/,
    'an address, a code or an account, each of a shape that no hostile text has',
  ],
  [
    / type\.(?:broader|collections|complements)\[\]$| collection\.filters\[\]$/,
    'the key of a type, a collection or a filter that exists: every other text is refused',
  ],
  [
    / rule\.(?:one|other)\.(?:type|where\[\]\.attribute)$| rule\.(?:same\[\]|adapter)$/,
    'the key of a type or an attribute that exists: every other text is refused',
  ],
  [/ (?:\w+\.)?(?:rules\[\]\.)+(?:attribute|values\[\])$/, 'compared with attributes and their options'],
  [/^POST \/partnerships\/\{id\}\/codes campaign$/, 'the name of a series of codes of another shop, which is compared'],
  [/^POST \/form-drafts form$/, 'a form and its record, of which the first is known'],
  [/^PUT \/passkeys\/\{id\} name$/, 'needs a device: the journey of passkeys gives a hostile name'],
  [/(?: |\.)(?:firstName|lastName)$/, 'a name of a person: the rule of names refuses hostile texts'],
  [/ campaign\.link$| unpublish to$|\/unpublish to$| redirects\[\]\.target$| url$/, 'an address: every other text is refused'],
]
