/**
 * A browser that translates a page puts nodes of its own in the place of every text, and React, which still holds the first
 * ones, would give up the whole page over one that is not where it was. A text that stays too long is the lesser evil.
 */
export function surviveTranslation() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
