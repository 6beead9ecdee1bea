extension Stage {
  /// Turns the recording of frames on or off.
  public func setRecording(_ isOn: Bool) { recorder.isRecording = isOn }

  /// Records an item from now on, in addition to the views.
  package func record(_ item: DynamicItem) -> ItemTrack { recorder.follow(item) }

  /// Stops recording an item.
  package func stopRecording(_ track: ItemTrack) { recorder.unfollow(track) }
}
