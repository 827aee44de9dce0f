/** What a bomb roll sets off, folded: who holds which bomb, what has exploded, what is settled. */
import type { Event, OpenBlast, View } from "../../wire/unexploded_cow";

export function foldBlast(view: View, event: Event): View {
  switch (event.kind) {
    case "bomb_found":
      return {
        ...view,
        reach: [],
        blast: { herd: event.herd, bombs: [event.card], stolen: [], exploded: [], settled: [] },
      };
    case "blast_ended":
      return { ...view, blast: null };
    case "bomb_handed_on":
      return { ...burning(view, event), used: [...view.used, event.general] };
    case "bomb_defused":
      return { ...burning(view, event), used: [...view.used, event.mechanic] };
    default:
      return burning(view, event);
  }
}

function burning(view: View, event: Event): View {
  return view.blast === null ? view : { ...view, blast: foldBombs(view.blast, event) };
}

function foldBombs(blast: OpenBlast, event: Event): OpenBlast {
  switch (event.kind) {
    case "bomb_stolen":
      return { ...blast, bombs: lessOne(blast.bombs, event.card), stolen: [...blast.stolen, event.thief] };
    case "bomb_handed_on":
      return { ...blast, bombs: [...lessOne(blast.bombs, event.general), event.card] };
    case "bomb_defused":
      return { ...blast, bombs: blast.bombs.filter((holder) => holder !== event.mechanic) };
    case "bomb_spread":
      return { ...blast, bombs: [...blast.bombs, event.card] };
    case "cow_exploded": {
      const { card, owner, blast: number } = event;
      const rest = (holders: readonly number[]): number[] => holders.filter((holder) => holder !== card);
      return {
        ...blast,
        bombs: rest(blast.bombs),
        stolen: rest(blast.stolen),
        exploded: [...blast.exploded, { card, owner, blast: number }],
      };
    }
    case "cow_settled": {
      const settled = blast.exploded.filter((cow) => cow.card === event.card);
      return {
        ...blast,
        exploded: blast.exploded.filter((cow) => cow.card !== event.card),
        settled: [...blast.settled, ...settled],
      };
    }
    default:
      return blast;
  }
}

/** A cow may hold several bombs; one of them goes. */
function lessOne(holders: readonly number[], card: number): number[] {
  const place = holders.indexOf(card);
  return holders.filter((_, other) => other !== place);
}
