extension FieldBehavior {
  /// How strong the field is; 1 at first.
  public var strength: Double {
    get { self[.strength] }
    set { try? set(.strength, to: newValue) }
  }

  /// How fast the force fades with the distance: k in r^-k.
  public var falloff: Double {
    get { self[.falloff] }
    set { try? set(.falloff, to: newValue) }
  }

  /// The distance, in points, below which the force grows no further; 2⁻¹⁵ m at first.
  public var minimumRadius: Double {
    get { self[.minimumRadius] }
    set { try? set(.minimumRadius, to: newValue) }
  }

  /// Of noise and turbulence: from 0, the noisiest, to 1.
  public var smoothness: Double {
    get { self[.smoothness] }
    set { try? set(.smoothness, to: newValue) }
  }

  /// Of noise and turbulence: how fast it changes, in Hz; 0 freezes it.
  public var animationSpeed: Double {
    get { self[.animationSpeed] }
    set { try? set(.animationSpeed, to: newValue) }
  }
}
