/** Titles of the children's books: one sentence about someone small, in every language. */
import type { Random } from './random.ts'
import { capital, fillWords, table, words, type Words } from './words.ts'

/** Someone: with article, as the beginning of a title. In Hungarian the article follows the sound. */
const HEROES = table(`
  Ursul | The Bear | A medve
  Vulpea | The Fox | A róka
  Ariciul | The Hedgehog | A süni
  Iepurele | The Hare | A nyúl
  Bufnița | The Owl | A bagoly
  Melcul | The Snail | A csiga
  Rățușca | The Duckling | A kiskacsa
  Elefantul | The Elephant | Az elefánt
  Pinguinul | The Penguin | A pingvin
  Pisica | The Cat | A macska
  Cățelul | The Puppy | A kiskutya
  Broasca | The Frog | A béka
  Șoricelul | The Mouse | Az egér
  Barza | The Stork | A gólya
  Veverița | The Squirrel | A mókus
  Oița | The Lamb | A bárány
  Balena | The Whale | A bálna
  Dragonul | The Dragon | A sárkány
  Norul | The Cloud | A felhő
  Luna | The Moon | A hold
  Licuriciul | The Firefly | A szentjánosbogár
  Girafa | The Giraffe | A zsiráf
  Cerbul | The Stag | A szarvas
  Rândunica | The Swallow | A fecske
`).map((row) => row.words)

/** What the book tells of them; `{who}` is the hero. */
const STORIES = table(`
  {who} care nu voia să doarmă | {who} Who Would Not Sleep | {who}, aki nem akart aludni
  {who} și prima zăpadă | {who} and the First Snow | {who} és az első hó
  {who} caută un prieten | {who} Looks for a Friend | {who} barátot keres
  {who} merge la bunici | {who} Visits Grandma and Grandpa | {who} a nagyszülőknél
  {who} și marea cea mare | {who} and the Big Sea | {who} és a nagy tenger
  {who} care știa toate stelele | {who} Who Knew Every Star | {who}, aki minden csillagot ismert
  {who} face o prăjitură | {who} Bakes a Cake | {who} süteményt süt
  {who} la grădiniță | {who} Goes to Nursery | {who} az óvodában
  {who} și umbrela roșie | {who} and the Red Umbrella | {who} és a piros esernyő
  {who} învață să aștepte | {who} Learns to Wait | {who} várni tanul
  {who} și casa de la marginea pădurii | {who} and the House by the Wood | {who} és a ház az erdő szélén
  {who} care vorbea în șoaptă | {who} Who Spoke in Whispers | {who}, aki suttogva beszélt
  {who} și grădina secretă | {who} and the Secret Garden | {who} és a titkos kert
  {who} nu se teme de furtună | {who} Is Not Afraid of Storms | {who} nem fél a vihartól
  {who} și trenul de seară | {who} and the Evening Train | {who} és az esti vonat
  {who} are un frățior | {who} Has a New Brother | {who} kistestvért kap
  {who} și balonul albastru | {who} and the Blue Balloon | {who} és a kék léggömb
  {who} care a pierdut o șosetă | {who} Who Lost a Sock | {who}, aki elvesztette a zokniját
  {who} spune noapte bună | {who} Says Goodnight | {who} jó éjszakát kíván
  {who} în orașul mare | {who} in the Big City | {who} a nagyvárosban
`).map((row) => row.words)

/** A title in quotation marks of its language. */
export function bookTitle(dice: Random): Words {
  const title = fillWords(dice.pick(STORIES), { who: dice.pick(HEROES) })
  return words(`„${capital(title.ro)}”`, `“${capital(title.en)}”`, `„${capital(title.hu)}”`)
}
