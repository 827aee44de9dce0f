/** Turns what is said of an event into words: the same as Python's resolver. */
import type { Teller } from "./teller";
import type { Params } from "./words.svelte";

/** A value with words of its own, as {card: 17}: its only key is its type. */
export interface Typed {
  readonly [type: string]: unknown;
}

/** A message and its parameters; also a parameter of another one. */
export interface Said {
  readonly key: string;
  readonly params?: Given;
  readonly area?: string;
}

export type Given = Readonly<Record<string, unknown>>;
/** The types of an event's fields, by their names or by "kind.name"; `["card"]` for a list of cards. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;
/** A sentence as it is sent: which event it tells, what its fields do not say, and another key than its kind. */
export type Brief = number | readonly [number, Given] | readonly [number, Given, string];
/** The words of a game's own types: one parameter, or several by their names. */
export type Spelling = Readonly<Record<string, (value: never, teller: Teller) => string | number | Params>>;

export interface Language {
  readonly fields: Fields;
  readonly spelling: Spelling;
}

export interface Heard {
  readonly events: readonly unknown[];
  /** Left out where nothing is said. */
  readonly said?: readonly unknown[] | undefined;
}

interface Kind {
  readonly kind: string;
}

/** What is said of each event that came with its sentence, for those who look for one of them. */
const SENTENCES = new WeakMap<object, Said>();
/** Of these a message knows `$who` and `$name`; of others `$herd` and `$herd-name`. */
const THE_ONE = new Set(["seat", "owner"]);

/** Those of the first `shown` events, in the order in which they are told. */
export function sentences(
  game: Language,
  heard: Heard,
  teller: Teller,
  shown = heard.events.length,
): string[] {
  return listen(game, heard)
    .filter(({ number }) => number < shown)
    .map(({ said }) => text(said, teller, game.spelling));
}

/** Of one event that has been heard; `null` where nothing is said of it. */
export function sentence(game: Language, event: object, teller: Teller): string | null {
  const said = SENTENCES.get(event);
  return said === undefined ? null : text(said, teller, game.spelling);
}

/** Remembers what is said of each event. */
export function listen(game: Language, { events, said = [] }: Heard): { number: number; said: Said }[] {
  return (said as readonly Brief[]).map((brief) => {
    const [number, params, key] = typeof brief === "number" ? [brief, {}] : brief;
    const event = events[number] as Kind;
    const whole = { key: key ?? event.kind, params: { ...plain(event, game.fields), ...params } };
    SENTENCES.set(event, whole);
    return { number, said: whole };
  });
}

export function text(said: Said, teller: Teller, spelling: Spelling): string {
  return teller.text(said.area ?? "event", said.key, parameters(said.params ?? {}, teller, spelling));
}

/** The fields as typed parameters; a list in which something is hidden or nested is none. */
export function plain(value: Kind, fields: Fields): Given {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, content]) => {
      if (name === "kind") return [];
      const typed = typedField(fields[`${value.kind}.${name}`] ?? fields[name], content);
      return typed === undefined ? [] : [[name, typed]];
    }),
  );
}

function typedField(type: Fields[string] | undefined, value: unknown): unknown {
  if (value === null) return null;
  if (Array.isArray(value) && Array.isArray(type)) {
    return value.includes(null) ? undefined : value.map((item: unknown) => ({ [type[0] as string]: item }));
  }
  if (typeof type === "string") return { [type]: value };
  if (Array.isArray(value)) return value.every(isPlain) ? (value as unknown[]) : undefined;
  return isPlain(value) || typeof value === "boolean" ? value : undefined;
}

function isPlain(value: unknown): value is number | string {
  return typeof value === "number" || typeof value === "string";
}

/** `$count` is the length of the first list, where nothing else is called so. */
function parameters(params: Given, teller: Teller, spelling: Spelling): Params {
  const count = (Object.values(params).find(Array.isArray) ?? []).length;
  const named = Object.entries(params).map(([name, value]) => parameter(name, value, teller, spelling));
  return Object.assign({ count }, ...named) as Params;
}

function parameter(name: string, value: unknown, teller: Teller, spelling: Spelling): Params {
  if (Array.isArray(value)) {
    const items = value.map((each) => item(each, teller, spelling) as string | number);
    return { [name]: teller.together(items), [`${name}-count`]: value.length };
  }
  const person = personIn(value);
  if (person !== undefined) {
    const who = teller.who(person);
    return THE_ONE.has(name) ? who : { [name]: who["who"]!, [`${name}-name`]: who["name"]! };
  }
  const words = item(value, teller, spelling);
  return typeof words === "object" ? words : { [name]: words };
}

function item(value: unknown, teller: Teller, spelling: Spelling): string | number | Params {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isPlain(value)) return value;
  if ("key" in (value as object)) return text(value as Said, teller, spelling);
  const [[type, content]] = Object.entries(value as Typed) as [[string, never]];
  if (type === "person") return teller.name(content);
  if (type === "place") return (content as number) + 1;
  if (type === "signed") return signed(content);
  if (type === "ended") return teller.endFacts(content);
  return spelling[type]!(content, teller);
}

/** A number with its sign, and without it for the words around it. */
function signed(number: number): Params {
  return { sign: number < 0 ? "−" : "+", count: Math.abs(number) };
}

function personIn(value: unknown): number | string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return (value as { person?: number | string }).person;
}
