/** Who one is: a guest from the first visit on, known by a cookie that no script can read. */
import type { Me, PersonChange } from "../../wire/server";
import { ask, trust } from "./http";

class Person {
  #me = $state.raw<Me | null>(null);
  #arriving: Promise<Me> | null = null;
  #wish = $state.raw<PersonChange>({});
  #settling: Promise<boolean> = Promise.resolve(false);

  /** As it is wished for; what was called so before never comes back. */
  get name(): string {
    return this.#wish.name ?? this.#me?.name ?? "";
  }

  get face(): number {
    return this.#wish.face ?? this.#me?.face ?? 0;
  }

  /** Known after this; two pages of one visit that ask at once become one guest. */
  async arrive(): Promise<Me> {
    this.#arriving ??= this.#arrive().catch((error: unknown) => {
      this.#arriving = null;
      throw error;
    });
    const arrived = await this.#arriving;
    return this.#me ?? arrived;
  }

  /** What somebody types or chooses; it is told to the server when they go on. */
  wish(change: PersonChange): void {
    this.#wish = { ...this.#wish, ...change };
  }

  /** Whether there was something to tell the server; one after the other. */
  async settle(): Promise<boolean> {
    this.#settling = this.#settling.catch(() => false).then(() => this.#settle());
    return this.#settling;
  }

  async #settle(): Promise<boolean> {
    const me = await this.arrive();
    const wish = this.#wish;
    const name = wish.name?.trim();
    const change: PersonChange = {
      ...(name && name !== me.name ? { name } : {}),
      ...(wish.face != null && wish.face !== me.face ? { face: wish.face } : {}),
    };
    const isNew = Object.keys(change).length > 0;
    try {
      if (isNew) this.#keep(await ask<Me>("PATCH", "/me", change));
    } finally {
      // What was typed meanwhile is still wished for.
      if (this.#wish === wish) this.#wish = {};
    }
    return isNew;
  }

  async #arrive(): Promise<Me> {
    return alone("arriving", async () =>
      this.#keep((await ask<Me | null>("GET", "/me")) ?? (await ask<Me>("POST", "/people", {}))),
    );
  }

  #keep(me: Me): Me {
    trust(me.csrf);
    this.#me = me;
    return me;
  }
}

/** One tab of this browser at a time, where browsers offer that (over https, and at home). */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks === undefined ? work() : locks.request(name, work);
}

export const person = new Person();
