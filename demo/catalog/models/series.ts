/** Names of models and collections. What has a meaning is translated; what is only a name stays. */
import { table, type Words } from '../words.ts'
import { BATH, CARE, KITCHEN, MOTHER, PLAY } from './home.ts'
import { MEADOW, NIGHT, OUTDOORS } from './nature.ts'

const pool = (text: string): Words[] => table(text).map((row) => row.words)
const names = (text: string): Words[] => text.split(' ').map((name) => ({ ro: name, en: name, hu: name }))

export const SERIES = {
  /** Prams, seats, furniture: names that need no translation. */
  model: names(
    'Aria Metro Nova Lumo Vela Terra Orbit Tempo Rondo Largo Delta Solo Lira Alto Fino Vento Cento Aero Polo Kora Livo Ruta Astra Nido Sora Lago Zeta Piano Motto Arco Onda Sena Corso Velo Tivoli Verona Oslo Malmo Porto Lugano Siena Capri Rumba Tango Bolero Vivo Prima Sereno Marea Icaro Linea Forma Gala Ritmo Cadenza Carina Celeste Corallo Dolomia Elba Fiora Fuga Garda Ischia Kalea Levanto Lido Malaga Modena Nera Norda Olanda Orsa Palma Parma Pinea Ravello Rimini Riva Salina Samba Savona Selva Sella Sintra Tarifa Tessa Toledo Trento Urbino Varese Venosta Adagio Allegra Andante Arena Arietta Bergamo Breva Cadiz Calma Cima Corsa Cresta Estela Faro Feltre Gavia Grado Istra Ivrea Jura Lecco Maloja Medea Mistral Nizza Orta Passo Piave Ponte Rialto Sestri Stelvio Tonale Trieste Valle Vivace Volta',
  ),
  /** People of plush and cloth. */
  given: names(
    'Tudor Ilinca Marin Sonia Matei Irina Luca Mara David Ana Teo Eva Dora Nora Mira Iris Vera Lena Ada Emil Oscar Hugo Felix Leo Max Tobi Bruno Otto Anton Simon Martin Viktor Albert Daniel Kira Lia Maia Ema Sara Lara Petra Julia Klara Roza Olga Zoe Ines Alma Nina Rita Tina Vali Dani Miki Lili Lulu Bobo Momo Kiki Pipo',
  ),
  night: pool(NIGHT),
  meadow: pool(MEADOW),
  outdoors: pool(OUTDOORS),
  kitchen: pool(KITCHEN),
  bath: pool(BATH),
  care: pool(CARE),
  play: pool(PLAY),
  mother: pool(MOTHER),
} satisfies Record<string, Words[]>

export type SeriesName = keyof typeof SERIES

const MEN = new Set(
  'Tudor Marin Matei Luca David Teo Emil Oscar Hugo Felix Leo Max Tobi Bruno Otto Anton Simon Martin Viktor Albert Daniel Dani Miki Bobo Momo Pipo'.split(
    ' ',
  ),
)

/** Returns whether a given name is that of a man or boy. */
export const isMan = (words: Words): boolean => MEN.has(words.en)
