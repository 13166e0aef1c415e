/** English verbs whose past forms follow no rule: the verb, then its forms. */
export const IRREGULAR_VERBS: readonly (readonly [verb: string, ...forms: string[]])[] = `
arise arose arisen, awake awoke awoken, be is are am was were been being, bear bore borne, beat beaten, become became, begin began begun,
bend bent, bind bound, bite bit bitten, bleed bled, blow blew blown, break broke broken, breed bred, bring brought, build built,
burn burnt, buy bought, catch caught, choose chose chosen, cling clung, come came, creep crept, deal dealt, dig dug, do does did done,
draw drew drawn, dream dreamt, drink drank drunk, drive drove driven, dwell dwelt, eat ate eaten, fall fell fallen, feed fed, feel felt,
fight fought, find found, fling flung, fly flew flown, forbid forbade forbidden, forget forgot forgotten, forgive forgave forgiven,
freeze froze frozen, get got gotten, give gave given, go goes went gone, grind ground, grow grew grown, hang hung, have has had,
hear heard, hide hid hidden, hold held, keep kept, kneel knelt, know knew known, lay laid, lead led, lean leant, leap leapt, learn learnt,
leave left, lend lent, lie lay lain, light lit, lose lost, make made, mean meant, meet met, mow mown, pay paid, prove proven, ride rode ridden,
ring rang rung, rise rose risen, run ran, say said, see saw seen, seek sought, sell sold, send sent, sew sewn, shake shook shaken,
shine shone, shoot shot, show shown, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, sling slung,
smell smelt, sow sown, speak spoke spoken, spell spelt, spend spent, spill spilt, spin spun, spoil spoilt, spring sprang sprung,
stand stood, steal stole stolen, stick stuck, sting stung, stink stank stunk, stride strode stridden, strike struck stricken,
string strung, strive strove striven, swear swore sworn, sweep swept, swell swollen, swim swam swum, swing swung, take took taken,
teach taught, tear tore torn, tell told, think thought, throw threw thrown, tread trod trodden, understand understood, undo undid undone,
wake woke woken, wear wore worn, weave wove woven, weep wept, win won, wind wound, wring wrung, write wrote written`
  .split(',')
  .map((line) => line.trim().split(' ') as [string, ...string[]])
